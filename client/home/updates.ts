/**
 * Keeping the app on this device current without ever mixing two versions. A new version is fetched
 * whole by its service worker and waits. It takes over when the app is opened the next time and no
 * other window of it is open; the page then loads again from the new version alone.
 */
export async function stayCurrent(): Promise<void> {
  const before = navigator.serviceWorker.controller;
  // Storage is blocked or full: the app works all the same, only not without a network.
  const home = await navigator.serviceWorker.register("/sw.js").catch(() => null);
  // Only a page that an older version serves has something to change over from.
  if (!home?.waiting || !before) return;
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), {
    once: true,
  });
  home.waiting.postMessage("take over if alone");
}
