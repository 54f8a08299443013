/** A code to scan, drawn as one path so that it stays sharp on a television. */
import { generate } from "lean-qr";
import "./qr.css";

export function Qr({ text, label }: { readonly text: string; readonly label: string }) {
  const code = generate(text);
  let path = "";
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`;
  }
  const side = code.size + 8;
  return (
    <svg class="qr" role="img" aria-label={label} viewBox={`-4 -4 ${side} ${side}`}>
      <rect x="-4" y="-4" width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" shape-rendering="crispEdges" />
    </svg>
  );
}
