import { useEffect, useId, useRef, useState } from 'react';
import { LabelRow, describedBy, Note } from '../kit/fields/Field.tsx';
import { lazyView, Nothing } from '../kit/lazy-view.tsx';
import type { LoginFlow } from './login.flow.ts';
import { t } from './login.text.ts';
import { useSavedEmails } from './saved-emails/use-saved-emails.ts';

const SavedEmails = lazyView(() => import('./saved-emails/SavedEmails.tsx'), Nothing);

/** Mobile number or email. If emails are saved, the field is a combobox that offers them (A11Y-18). */
export function IdentifierField({ flow, error }: { readonly flow: LoginFlow; readonly error: string | undefined }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const saved = useSavedEmails(flow, input, layer);
  const [isListThere, setListThere] = useState(false);
  const { hasAny } = saved;
  // Effect: loads the list's code. Until it is loaded, the input must not claim to be a combobox.
  useEffect(() => {
    if (hasAny) void SavedEmails.load().then(setListThere);
  }, [hasAny]);
  const popup = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': saved.isOpen,
    'aria-controls': saved.isOpen ? `${id}-list` : undefined,
    'aria-activedescendant': saved.active === null ? undefined : `${id}-${saved.active}`,
  } as const;
  return (
    <div className="d-field" onBlur={saved.onBlur}>
      <LabelRow id={id} label={t('identifier')} />
      <div className="d-control">
        <input
          ref={input}
          id={id}
          part="input"
          className="d-input"
          type="text"
          name="username"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id)}
          {...(hasAny && isListThere && popup)}
          {...saved.inputEvents}
        />
      </div>
      {isListThere && (saved.isOpen || saved.removing !== null) && (
        <SavedEmails id={id} layer={layer} input={input} saved={saved} />
      )}
      <Note id={id} error={error} />
    </div>
  );
}
