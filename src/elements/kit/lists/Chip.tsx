import { useSheet } from '../context.ts';
import screenCss from '../layout/screen.css?inline';
import { Truncated } from './Truncated.tsx';

export { screenCss };

/** A word and its tone. */
export interface ChipProps {
  readonly tone: 'success' | 'warning' | 'danger' | 'info' | 'quiet';
  readonly children: string;
}

/** A state in a word; the dot only repeats it. */
export function Chip({ tone, children }: ChipProps) {
  useSheet(screenCss);
  return (
    <span className={`d-chip d-tone-${tone}`}>
      <Truncated text={children} />
    </span>
  );
}
