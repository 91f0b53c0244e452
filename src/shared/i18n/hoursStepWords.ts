import { env } from '../env';
import type { Formats } from './format';

/** The step of hours in texts: `{{step}}` as a figure, and whether it is a whole hour, by the text's plural. */
export function hoursStepWords(formats: Pick<Formats, 'plain'>): {
  readonly count: number;
  readonly step: string;
} {
  return { count: env.hoursStep, step: formats.plain(env.hoursStep) };
}
