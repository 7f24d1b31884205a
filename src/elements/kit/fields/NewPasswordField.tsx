import { useLayoutEffect, useRef, useState } from 'react';
import { passwordRules, type PasswordRule } from '../../../core/format/password-rules.ts';
import { useSheet } from '../context.ts';
import { t } from '../kit.text.ts';
import passwordRulesCss from './password-rules.css?inline';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';

export { passwordRulesCss };

interface NewPasswordFieldProps extends Omit<
  PasswordFieldProps,
  'autoComplete' | 'help' | 'onInput' | 'onFocus' | 'ref'
> {
  /** True: the rules are one quiet line until the field is used or has an error. Then they stay open: nothing jumps. */
  readonly isQuiet?: boolean;
}

const rules = Object.keys(passwordRules) as PasswordRule[];
const ruleTexts = {
  length: 'ruleLength',
  uppercase: 'ruleUppercase',
  lowercase: 'ruleLowercase',
  digit: 'ruleDigit',
} as const;

export function NewPasswordField({ isQuiet = false, ...field }: NewPasswordFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [met, setMet] = useState('');
  const [isUsed, setUsed] = useState(!isQuiet);
  // Layout effect: reads the field on mount, because users may type into a prerendered one before hydration. Its rules stay
  // folded until it is used again: hydration must not move what is below.
  useLayoutEffect(() => setMet(metBy(input.current!.value)), []);
  return (
    <PasswordField
      ref={input}
      help={isUsed || field.error ? <PasswordHint met={met.split(' ')} /> : <PasswordLine />}
      onFocus={() => setUsed(true)}
      onInput={({ currentTarget }) => {
        setUsed(true);
        setMet(metBy(currentTarget.value));
      }}
      {...field}
    />
  );
}

const metBy = (password: string) => rules.filter((rule) => passwordRules[rule](password)).join(' ');

function PasswordLine() {
  useSheet(passwordRulesCss);
  const line = t('passwordHint').replaceAll(/\{(length|uppercase|lowercase|digit)\}/g, (_, rule: PasswordRule) =>
    t(ruleTexts[rule]),
  );
  return <span className="d-rules-line">{line}</span>;
}

/** Marks the rules that the password meets. A hint set by the page may lack the rules' placeholders: it gets no marks. */
export function PasswordHint({ met = [] }: { readonly met?: readonly string[] }) {
  useSheet(passwordRulesCss);
  const parts = t('passwordHint').split(/\{(length|uppercase|lowercase|digit)\}/);
  if (parts.length === 1) return parts[0];
  return parts.map((part, place) =>
    place % 2 === 0 ? (
      <span key={place} className="d-rule-joint">
        {part}
      </span>
    ) : (
      <span key={place} className="d-rule" data-met={met.includes(part) ? '' : undefined}>
        {t(ruleTexts[part as PasswordRule])}
      </span>
    ),
  );
}
