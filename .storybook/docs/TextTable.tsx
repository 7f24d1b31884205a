import { isText, type Text } from '../../src/core/config/kinds.ts';
import { english } from '../../src/elements/tags/collected.ts';
import { Rows } from './Rows.tsx';

const wordsOf = (text: Text) =>
  isText(text)
    ? text
    : Object.entries(text)
        .map(([form, words]) => `${form}: ${words}`)
        .join(' · ');

const areas = [...new Set(english.map(({ area }) => area))].toSorted();

/** Every text of the library, its key beside the English, in a table for each area. */
export const TextTable = () =>
  areas.map((area) => (
    <Rows
      key={area}
      name={`Texts of ${area}`}
      of={[
        ['Key', 'English'],
        ...english
          .filter((each) => each.area === area)
          .flatMap(({ english: catalogue }) => Object.entries(catalogue))
          .map(([key, text]) => [`\`${area}.${key}\``, wordsOf(text)]),
      ]}
    />
  ));
