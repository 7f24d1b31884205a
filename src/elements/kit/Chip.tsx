export interface ChipProps {
  readonly tone: 'success' | 'warning' | 'danger' | 'info' | 'quiet';
  readonly children: string;
}

/** A state in a word; the dot only repeats it. */
export const Chip = ({ tone, children }: ChipProps) => <span className={`d-chip d-tone-${tone}`}>{children}</span>;
