import { useSheet } from '../context.ts';
import fieldsCss from '../fields/fields.css?inline';
import { Alert } from '../controls/icons.tsx';

export { fieldsCss };

interface NoteProps {
  readonly id: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
}

/** The line under a field: its help, or in the same place what is wrong. It is there when empty, so that nothing jumps. */
export function Note({ id, help, error }: NoteProps) {
  useSheet(fieldsCss);
  return (
    <div id={id} className="d-note" data-error={error ? '' : undefined}>
      {error && <Alert />}
      <span>{error || help}</span>
    </div>
  );
}
