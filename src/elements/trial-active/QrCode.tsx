import { useMemo } from 'react';
import { encode } from 'uqr';

/** Width of the empty border around the code, in modules, as the QR standard demands. */
const quiet = 4;

export default function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const drawing = useMemo(() => drawingOf(text), [text]);
  if (!drawing) return null;
  const { size, path } = drawing;
  return (
    <svg
      className="d-trial-qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}

/** The code as a drawing; null if the library fails, for instance because Prototype.js 1.6 replaces `reduce` (HOST-05). */
function drawingOf(text: string): { readonly size: number; readonly path: string } | null {
  try {
    const { data, size } = encode(text, { ecc: 'M', border: quiet });
    const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size, path: modules.join('') };
  } catch {
    return null;
  }
}
