import { useRef } from 'react';
import { LinkButton } from '../controls/LinkButton.tsx';
import { focusFirstInvalid } from './form.ts';
import { t } from '../kit.text.ts';
import { t as tParts } from '../parts.text.ts';
import { Notice } from '../feedback/Notice.tsx';

/** How many fields are wrong, with the way to the first; for forms longer than a screen. Its form says the count aloud (`useFormErrors`). */
export function ErrorSummary({ count }: { readonly count: number }) {
  const place = useRef<HTMLDivElement>(null);
  if (count === 0) return null;
  const goToFirst = () => focusFirstInvalid(place.current?.closest('form, dialog') ?? null);
  return (
    <div ref={place}>
      <Notice tone="danger" isStill action={<LinkButton onClick={goToFirst}>{tParts('showFirst')}</LinkButton>}>
        {count === 1 ? t('oneFieldToMend') : t('fieldsToMend', { count })}
      </Notice>
    </div>
  );
}
