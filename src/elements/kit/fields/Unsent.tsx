import { useId } from 'react';

/**
 * The last field of every form that may be prerendered; the form has `method="dialog"`. It is hidden and required, so until
 * hydration the browser's own validation blocks submission: the page isn't reloaded and an enclosing `<dialog>` isn't
 * closed. Its `:user-invalid` state tells the loader that the visitor submitted before the loader ran
 * (src/loader/needed.ts).
 */
// Browsers warn about a field with neither id nor name, and a name would be submitted with the form.
export const Unsent = () => <textarea ref={takeOver} id={useId()} required hidden />;

/** After hydration the form's own rules validate it. */
function takeOver(box: HTMLTextAreaElement | null): void {
  if (box) box.form!.noValidate = true;
}
