import { Fragment, useLayoutEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import { passwordRules, type PasswordRule } from '../../../core/format/credentials.ts';
import { useSheet } from '../context.ts';
import { t } from '../kit.text.ts';
import passwordRulesCss from './password-rules.css?inline';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';

export { passwordRulesCss };

interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'autoComplete' | 'help' | 'onInput' | 'ref'> {
  /** A sentence that names the rules. */
  readonly hint: string;
}

const rules = Object.keys(passwordRules) as PasswordRule[];
const ruleTexts = {
  length: 'ruleLength',
  uppercase: 'ruleUppercase',
  lowercase: 'ruleLowercase',
  digit: 'ruleDigit',
} as const;

/** A field for a new password. Its hint ticks each rule that the typed password meets. */
export function NewPasswordField({ hint, ...field }: NewPasswordFieldProps) {
  useSheet(passwordRulesCss);
  const input = useRef<HTMLInputElement>(null);
  const [met, setMet] = useState('');
  const look = useRef(({ value }: HTMLInputElement) =>
    setMet(rules.filter((rule) => passwordRules[rule](value)).join(' ')),
  ).current;
  // Visitors may type into a prerendered field before hydration: reads its value on mount.
  useLayoutEffect(() => look(input.current!), [look]);
  const onInput = useRef((event: FormEvent<HTMLInputElement>) => look(event.currentTarget)).current;
  const help = useMemo(() => <Rules hint={hint} met={met.split(' ')} />, [hint, met]);
  return <PasswordField ref={input} autoComplete="new-password" help={help} onInput={onInput} {...field} />;
}

interface RulesProps {
  readonly hint: string;
  readonly met: readonly string[];
}

/** The hint with a mark before each rule. A hint that does not contain the texts of all rules is shown as it is. */
function Rules({ hint, met }: RulesProps) {
  const found = rules
    .map((rule) => ({ rule, text: t(ruleTexts[rule]), at: hint.indexOf(t(ruleTexts[rule])) }))
    .sort((one, other) => one.at - other.at);
  if (found[0]!.at < 0) return hint;
  const ends = found.map(({ at, text }) => at + text.length);
  return (
    <>
      {found.map(({ rule, text, at }, place) => (
        <Fragment key={rule}>
          <span className="d-rule-joint">{hint.slice(ends[place - 1] ?? 0, at)}</span>
          <span className="d-rule" data-met={met.includes(rule) ? '' : undefined}>
            {text}
          </span>
        </Fragment>
      ))}
      <span className="d-rule-joint">{hint.slice(ends.at(-1))}</span>
    </>
  );
}
