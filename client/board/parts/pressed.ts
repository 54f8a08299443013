import type { Camera } from "../camera.ts";
import { home, panBy, zoomBy } from "./moves.ts";

/** What a key does to the camera. */
export function pressed(camera: Camera, key: string): void {
  const stride = Math.min(camera.size.width, camera.size.height) * 0.25;
  switch (key) {
    case "ArrowLeft":
      return panBy(camera, -stride, 0);
    case "ArrowRight":
      return panBy(camera, stride, 0);
    case "ArrowUp":
      return panBy(camera, 0, -stride);
    case "ArrowDown":
      return panBy(camera, 0, stride);
    case "+":
    case "=":
      return zoomBy(camera, 1.4);
    case "-":
      return zoomBy(camera, 1 / 1.4);
    case "0":
      return home(camera);
    default:
  }
}
