import { useSheet } from '../context.ts';
import screenCss from '../layout/screen.css?inline';
import { Truncated } from './Truncated.tsx';

export interface ChipProps {
  readonly tone: 'success' | 'warning' | 'danger' | 'info' | 'quiet';
  readonly children: string;
}

export function Chip({ tone, children }: ChipProps) {
  useSheet(screenCss);
  return (
    <span className={`d-chip d-tone-${tone}`}>
      <Truncated text={children} />
    </span>
  );
}
