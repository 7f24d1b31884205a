import { useMemo } from 'react';
import { encode } from 'uqr';

/** A quiet zone of four modules is part of the standard. */
const quiet = 4;

export default function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => {
    const code = encode(text, { ecc: 'M', border: quiet });
    const modules = code.data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: code.size, path: modules.join('') };
  }, [text]);
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
