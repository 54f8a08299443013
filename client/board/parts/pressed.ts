import type { Camera } from "../camera.ts";

/** What a key does to the camera. */
export function pressed(camera: Camera, key: string): void {
  const stride = Math.min(camera.size.width, camera.size.height) * 0.25;
  switch (key) {
    case "ArrowLeft":
      camera.panBy(-stride, 0);
      return;
    case "ArrowRight":
      camera.panBy(stride, 0);
      return;
    case "ArrowUp":
      camera.panBy(0, -stride);
      return;
    case "ArrowDown":
      camera.panBy(0, stride);
      return;
    case "+":
    case "=":
      camera.zoomBy(1.4);
      return;
    case "-":
      camera.zoomBy(1 / 1.4);
      return;
    case "0":
      camera.home();
      return;
    default:
  }
}
