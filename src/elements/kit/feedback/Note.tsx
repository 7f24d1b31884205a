import { useSheet } from '../context.ts';
import fieldsCss from '../fields/fields.css?inline';
import { Alert } from '../icons/statuses.tsx';

export { fieldsCss };

interface NoteProps {
  /** The id of the field. */
  readonly id: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
}

/** What is under a field: its help, which stays, and what is wrong. A line is kept for the error, so that nothing jumps. */
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

/** For the field's `aria-describedby`: what is wrong is heard first. */
export const describedBy = (id: string, help?: string) => (help ? `${id}-error ${id}-help` : `${id}-error`);
