import type { BindTexts } from '../../core/config/text.ts';
import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button, IconButton } from '../kit/controls/Button.tsx';
import { Field } from '../kit/fields/Field.tsx';
import { useAnnouncer } from '../kit/feedback/LiveRegion.tsx';
import { focusFirstInvalid, readForm } from '../kit/fields/form.ts';
import { Cross, Search } from '../kit/icons.tsx';
import { t as tList, text as listText } from '../kit/lists/list.text.ts';
import { searchFault } from './seats.rules.ts';
import { t, text } from './seats.text.ts';
import { useTexts } from '../kit/language.ts';

interface SearchFieldProps {
  readonly isSpeechApi: boolean;
  /** In the field at first. */
  readonly searchText: string;
  readonly onSearch: (text: string) => void;
}

export function SearchField({ isSpeechApi, searchText, onSearch }: SearchFieldProps) {
  const message = useAnnouncer();
  const texts = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<ReturnType<typeof searchFault>>(null);
  const [hasText, setHasText] = useState(searchText !== '');

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { searchText: typedText = '' } = readForm(event.currentTarget);
    const found = searchFault(typedText);
    // Render synchronously, so that the invalid field can take the focus.
    flushSync(() => setFault(found));
    if (!found) return onSearch(typedText);
    message.announce(faultText(found, texts));
    focusFirstInvalid(form.current);
  };
  const typed = (typedText: string) => {
    setHasText(typedText !== '');
    setFault(null);
    message.retract();
    if (typedText === '' && hasText) onSearch('');
  };
  const clear = () => {
    if (!input.current) return;
    input.current.value = '';
    typed('');
    input.current.focus();
  };
  return (
    <form ref={form} className="d-seats-search" role="search" noValidate onSubmit={search}>
      <Field
        ref={input}
        label={t('searchLabel')}
        name="searchText"
        inputMode="search"
        autoComplete="off"
        isOptional="unsaid"
        defaultValue={searchText}
        placeholder={t(isSpeechApi ? 'searchTags' : 'searchUsers')}
        error={fault ? faultText(fault, texts) : undefined}
        end={hasText && <IconButton label={t('clear')} icon={<Cross />} onClick={clear} />}
        onInput={({ currentTarget }) => typed(currentTarget.value)}
      />
      <Button type="submit" icon={<Search />}>
        {tList('search')}
      </Button>
    </form>
  );
}

const faultText = (fault: 'too-short' | 'too-long', texts: BindTexts) =>
  fault === 'too-short' ? texts(text)('searchTooShort') : texts(listText)('searchTooLong');
