/**
 * Stands last in a form that may be drawn ahead, with `method="dialog"`. Until the element lives the browser sends the form nowhere:
 * what nobody sees can't be filled in, so neither is the page loaded anew nor a `<dialog>` around it closed; of what else is missing
 * the browser tells. By its mark the loader knows of a press that came before it (src/elements/needed.ts).
 */
export const Unsent = () => <textarea ref={takeOver} required hidden />;

/** From here on the form's own rules say what is wrong. */
function takeOver(box: HTMLTextAreaElement | null): void {
  if (box) box.form!.noValidate = true;
}
