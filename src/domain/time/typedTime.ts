import { type TimeOfDay, isTimeOfDay } from './period';
import { typedText } from '../typedText';

/**
 * Reads a time of day as people type it (R-1.47): `830`, `0830`, `8.30`, `8:30` and `8 Uhr 30` are 08:30, `9` is 09:00.
 * The day has 24 hours; there is no AM or PM.
 *
 * @param isEnd whether the time may be the end of the day: 24:00 is 00:00 of the next one
 * @returns the time, `null` for empty text, `undefined` for text that is no time
 */
export function parseTypedTime(text: string, isEnd = false): TimeOfDay | null | undefined {
  const typed = typedText(text);
  if (typed === '') return null;
  // Seconds only appear in pasted text.
  const [, hours, minutes = ''] =
    /^(\d{1,2})(?: ?[:.,h ] ?(\d{2})(?::\d{2})?)?(?: ?(?:uhr|h|o['’]clock))?$/iu.exec(typed) ??
    /^(\d{1,2}) ?uhr ?(\d{1,2})$/iu.exec(typed) ??
    /^(\d{1,2})(\d{2})(?: ?(?:uhr|h))?$/iu.exec(typed) ??
    [];
  if (hours === undefined) return undefined;
  const typedTime = `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`;
  const time = isEnd && typedTime === '24:00' ? '00:00' : typedTime;
  return isTimeOfDay(time) ? time : undefined;
}
