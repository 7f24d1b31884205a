import { useLayoutEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import { passwordRules, type PasswordRule } from '../../../core/format/credentials.ts';
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
  const look = useRef(({ value }: { readonly value: string }) =>
    setMet(rules.filter((rule) => passwordRules[rule](value)).join(' ')),
  ).current;
  // Visitors may type into a prerendered field before hydration: reads its value on mount.
  useLayoutEffect(() => look(input.current!), [look]);
  const onInput = useRef((event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    look(event.currentTarget),
  ).current;
  const help = useMemo(() => <PasswordHint met={met.split(' ')} />, [met]);
  return <PasswordField ref={input} autoComplete="new-password" help={help} onInput={onInput} {...field} />;
}

/** A page may replace the hint by a text without rules. */
export function PasswordHint({ met = [] }: { readonly met?: readonly string[] }) {
  useSheet(passwordRulesCss);
  // Every odd part is a captured name.
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
