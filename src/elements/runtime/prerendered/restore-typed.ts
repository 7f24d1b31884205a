type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Remembers the text typed into the prerendered fields, and the focus. Returns a function that restores both if the view
 * was rendered from scratch, because its version differs or React found other texts than the prerendered ones.
 */
export function rememberTyped(wrapper: HTMLElement): () => void {
  const fields = fieldsIn(wrapper);
  const { activeElement } = wrapper.getRootNode() as Document | ShadowRoot;
  const focused = fields.find((each) => each === activeElement);

  return () => {
    const now = fieldsIn(wrapper);
    for (const field of fields) if (!field.isConnected && isChanged(field)) fill(placeOf(field, now), field);
    if (!focused || focused.isConnected) return;
    const place = placeOf(focused, now);
    place?.focus({ preventScroll: true });
    const caret = caretOf(focused);
    if (caret && place instanceof HTMLInputElement && caretOf(place)) place.setSelectionRange(...caret);
  };
}

const fieldsIn = (wrapper: HTMLElement) => [...wrapper.querySelectorAll<Field>('input, select, textarea')];

const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

function isChanged(field: Field): boolean {
  if (isBox(field)) return field.checked !== field.defaultChecked;
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((each) => each.selected !== each.defaultSelected);
  return field.value !== field.defaultValue;
}

const placeOf = ({ name, type, value }: Field, among: readonly Field[]): Field | undefined =>
  among.find((each) => name !== '' && each.name === name && (type !== 'radio' || each.value === value));

function fill(place: Field | undefined, from: Field): void {
  if (!place) return;
  if (isBox(place)) {
    if (isBox(from) && place.checked !== from.checked) place.click();
    return;
  }
  // Sets the value without React's own setter of `value`: after a call of that one React would ignore the event, as no
  // change.
  const prototype = Object.getPrototypeOf(place) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(place, from.value);
  place.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}

function caretOf(field: Field): [start: number, end: number] | null {
  if (field instanceof HTMLSelectElement || field.selectionStart === null) return null;
  return [field.selectionStart, field.selectionEnd ?? field.selectionStart];
}
