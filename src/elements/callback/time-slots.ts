import { t } from './callback.text.ts';

const first = 9 * 60;
const last = 22 * 60;
const length = 30;

export const nextMinutes = 'Next 10 min';

/** 'Next 10 min', then the half hours from 09:00-09:30 to 22:00-22:30 (CON-9.30). */
export function callbackSlots(): readonly { readonly value: string; readonly label: string }[] {
  const starts = [...Array<undefined>((last - first) / length + 1)].map((_, index) => first + index * length);
  const halfHours = starts.map((start) => `${clock(start)}-${clock(start + length)}`);
  return [{ value: nextMinutes, label: t('now') }, ...halfHours.map((each) => ({ value: each, label: each }))];
}

export const doneText = (time: string) => (time === nextMinutes ? t('doneNow') : t('doneTime', { time }));

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** `value`: the English label of the specification, which the service takes; `label`: translated (DEC-1.19). */
export const callbackReasons = (): readonly { readonly value: string; readonly label: string }[] => [
  { value: 'Need a Product Demo', label: t('demo') },
  { value: 'Need Help With Installation', label: t('installation') },
  { value: 'Not Sure What To Do', label: t('unsure') },
  { value: 'Others', label: t('others') },
];
