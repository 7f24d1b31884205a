import { useId, useRef } from 'react';
import { LabelRow } from '../kit/fields/Field.tsx';
import { describedBy, Note } from '../kit/feedback/Note.tsx';
import { t } from './login.text.ts';
import { RemoveEmail } from './RemoveEmail.tsx';
import { SavedEmails } from './SavedEmails.tsx';
import { useSavedEmails } from './use-saved-emails.ts';

/** Mobile number or e-mail. Where e-mails were remembered it is a combobox over them (A11Y-18). */
export function IdentifierField({ error }: { readonly error: string | undefined }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const saved = useSavedEmails(input, layer);
  const popup = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': saved.isOpen,
    'aria-controls': saved.isOpen ? `${id}-list` : undefined,
    'aria-activedescendant': saved.active === null ? undefined : `${id}-${saved.active}`,
  } as const;
  return (
    <div className="d-field" onBlur={saved.onBlur}>
      <LabelRow id={id} label={t('identifier')} isOptional={false} />
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
          {...(saved.hasAny && popup)}
          {...saved.inputEvents}
        />
      </div>
      {saved.isOpen && <SavedEmails id={id} layer={layer} input={input} saved={saved} />}
      <Note id={id} error={error} />
      {saved.removing !== null && <RemoveEmail email={saved.removing} onCancel={saved.keep} onRemove={saved.remove} />}
    </div>
  );
}
