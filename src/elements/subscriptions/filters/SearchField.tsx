import { useRef, type FormEvent } from 'react';
import { keepDigits } from '../../kit/fields/digits.ts';
import { useAnnouncement } from '../../kit/feedback/LiveRegion.tsx';
import { Field } from '../../kit/fields/Field.tsx';
import { t as tList } from '../../kit/lists/list.text.ts';
import { readSearch } from '../subscriptions.rules.ts';
import { t } from '../subscriptions.text.ts';
import { t as tKit } from '../../kit/kit.text.ts';

interface SearchFieldProps {
  readonly searchText: string;
  readonly isTooLong: boolean;
  readonly onTooLong: (isTooLong: boolean) => void;
  readonly onCleared: () => void;
}

/** Accepts digits: other characters are dropped as they are typed or pasted (CON-2.3.21). */
export function SearchField({ searchText, isTooLong, onTooLong, onCleared }: SearchFieldProps) {
  const before = useRef(searchText);
  const typed = ({ currentTarget }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const { digits, isTooLong: isNowTooLong } = readSearch(currentTarget.value);
    keepDigits(currentTarget);
    onTooLong(isNowTooLong);
    const isCleared = digits === '' && before.current !== '' && !isNowTooLong;
    before.current = digits;
    if (isCleared) onCleared();
  };
  const tooLong = tList('searchTooLong');
  useAnnouncement(isTooLong ? tooLong : undefined);
  return (
    <Field
      label={tKit('subscriptionId')}
      name="searchText"
      inputMode="numeric"
      autoComplete="off"
      placeholder={t('searchPlaceholder')}
      isOptional="unsaid"
      defaultValue={searchText}
      error={isTooLong ? tooLong : undefined}
      onInput={typed}
    />
  );
}
