import { useState, type FocusEvent, type FormEvent } from 'react';
import { useMessage } from '../../kit/feedback/LiveRegion.tsx';
import type { FieldErrors } from '../../kit/fields/form.ts';
import { isField, missingText } from './password.rules.ts';

/** Fields that the user cleared or left empty (CON-5.12 to CON-5.14): while Update is disabled, nothing else reports them. */
export function useEmptyFields() {
  const [empty, setEmpty] = useState<FieldErrors>({});
  const message = useMessage();

  const look = ({ name, value }: HTMLInputElement) => {
    if (!isField(name) || (value === '') === name in empty) return;
    const { [name]: _, ...others } = empty;
    setEmpty(value === '' ? { ...empty, [name]: missingText(name) } : others);
    if (value === '') message.say(missingText(name));
    else message.takeBack();
  };
  return {
    empty,
    /** For the form's `onInput`. */
    typed: ({ target }: FormEvent) => target instanceof HTMLInputElement && look(target),
    /** For the form's `onBlur`. */
    left({ target, relatedTarget }: FocusEvent) {
      // The show/hide button counts as part of its field.
      const field = target.closest('.d-field');
      const input = field?.querySelector('input');
      if (input && !field?.contains(relatedTarget) && !keepsFocus(target)) look(input);
    },
  };
}

/** The window lost the focus; it returns to the same field, perhaps with a copied password. */
const keepsFocus = (node: Element) => (node.getRootNode() as Document | ShadowRoot).activeElement === node;
