import { useSheet } from '../context.ts';
import fieldsCss from '../fields/fields.css?inline';
import { Alert } from '../icons/statuses.tsx';

export { fieldsCss };

interface NoteProps {
  readonly id: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
}

/** The lines below a field: its help and its error. The error's line is reserved, so that nothing shifts. */
export function Note({ id, help, error }: NoteProps) {
  useSheet(fieldsCss);
  return (
    <div className="d-note">
      {help && <div id={`${id}-help`}>{help}</div>}
      <div id={`${id}-error`} className="d-note-error">
        {error && <Alert />}
        <span>{error}</span>
      </div>
    </div>
  );
}

export const describedBy = (id: string, help?: string) => (help ? `${id}-error ${id}-help` : `${id}-error`);
