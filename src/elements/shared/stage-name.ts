import type { BindTexts } from '../../core/config/text.ts';
import { text } from './stage.text.ts';

type Stage = keyof typeof text.english;

const stages = Object.keys(text.english) as Stage[];

/** A stage in the language of the reader; as the service names it if we don't know it (CON-4). */
export function stageText(name: string, bind: BindTexts): string {
  const known = stages.find((stage) => text.english[stage].toLowerCase() === name.trim().toLowerCase());
  return known ? bind(text)(known) : name;
}
