import { t } from './callback.text.ts';

const first = 9 * 60;
const last = 22 * 60;
const length = 30;

/** 'Next 10 min', then the half hours from 09:00-09:30 to 22:00-22:30 that have not passed by this machine's own clock. */
export function callbackSlots(now: Date): readonly string[] {
  const minutes = now.getHours() * 60 + now.getMinutes();
  const slots = Array.from({ length: (last - first) / length + 1 }, (_, index) => first + index * length);
  return [
    t('now'),
    ...slots.filter((start) => start + length > minutes).map((start) => `${clock(start)}-${clock(start + length)}`),
  ];
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
