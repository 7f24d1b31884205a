import { useLayoutEffect, useRef, useState } from 'react';
import { passwordRules, type PasswordRule } from '../../../core/format/password-rules.ts';
import { useSheet } from '../context.ts';
import { t } from '../kit.text.ts';
import passwordRulesCss from './password-rules.css?inline';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';

export { passwordRulesCss };

type NewPasswordFieldProps = Omit<PasswordFieldProps, 'autoComplete' | 'help' | 'onInput' | 'ref'>;

const rules = Object.keys(passwordRules) as PasswordRule[];
const ruleTexts = {
  length: 'ruleLength',
  uppercase: 'ruleUppercase',
  lowercase: 'ruleLowercase',
  digit: 'ruleDigit',
} as const;

export function NewPasswordField(field: NewPasswordFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [met, setMet] = useState('');
  // Layout effect: reads the value on mount, because users may type into a prerendered field before hydration.
  useLayoutEffect(() => setMet(metBy(input.current!.value)), []);
  return (
    <PasswordField
      ref={input}
      help={<PasswordHint met={met.split(' ')} />}
      onInput={({ currentTarget }) => setMet(metBy(currentTarget.value))}
      {...field}
    />
  );
}

const metBy = (password: string) => rules.filter((rule) => passwordRules[rule](password)).join(' ');

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
