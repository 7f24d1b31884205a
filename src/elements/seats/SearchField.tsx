import { useRef, useState } from 'react';
import { Button, IconButton } from '../kit/controls/Button.tsx';
import { Field } from '../kit/fields/Field.tsx';
import { useFormErrors } from '../kit/fields/form.ts';
import { Cross, Search } from '../kit/icons.tsx';
import { t as tList } from '../kit/lists/list.text.ts';
import { searchError } from './seats.rules.ts';
import { t } from './seats.text.ts';

interface SearchFieldProps {
  readonly isSpeechApi: boolean;
  /** In the field at first. */
  readonly searchText: string;
  readonly onSearch: (text: string) => void;
}

export function SearchField({ isSpeechApi, searchText, onSearch }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [hasText, setHasText] = useState(searchText !== '');
  const { errors, submit, revalidate } = useFormErrors(({ searchText: typedText = '' }, texts) => ({
    searchText: searchError(typedText, texts),
  }));

  const typed = (typedText: string) => {
    setHasText(typedText !== '');
    if (typedText === '' && hasText) onSearch('');
  };
  const clear = () => {
    if (!input.current) return;
    input.current.value = '';
    // Setting `value` fires no event, and the form clears its error on `input`.
    input.current.dispatchEvent(new InputEvent('input', { bubbles: true }));
    input.current.focus();
  };
  return (
    <form
      className="d-seats-search"
      role="search"
      noValidate
      onSubmit={submit(({ searchText: typedText = '' }) => onSearch(typedText))}
      onInput={revalidate}
    >
      <Field
        ref={input}
        label={t('searchLabel')}
        name="searchText"
        inputMode="search"
        autoComplete="off"
        isOptional="unsaid"
        defaultValue={searchText}
        placeholder={t(isSpeechApi ? 'searchTags' : 'searchUsers')}
        error={errors.searchText}
        end={hasText && <IconButton label={t('clear')} icon={<Cross />} onClick={clear} />}
        onInput={({ currentTarget }) => typed(currentTarget.value)}
      />
      <Button type="submit" icon={<Search />}>
        {tList('search')}
      </Button>
    </form>
  );
}
