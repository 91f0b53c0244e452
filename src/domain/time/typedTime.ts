import { type TimeOfDay, isTimeOfDay } from './period';

/**
 * Reads a time of day as people type it: `830`, `0830`, `8.30` and `8:30` are 08:30, `9` is 09:00. The day has
 * 24 hours; there is no AM or PM.
 *
 * @returns the time, `null` for empty text, `undefined` for text that is no time
 */
export function parseTypedTime(text: string): TimeOfDay | null | undefined {
  const trimmed = text.trim().replace(/\s*(?:uhr|h)$/iu, '');
  if (trimmed === '') return text.trim() === '' ? null : undefined;
  // Seconds only appear in pasted text.
  const [, hours, minutes = '00'] =
    /^(\d{1,2})(?:\s*[:.,h ]\s*(\d{2})(?::\d{2})?)?$/iu.exec(trimmed) ??
    /^(\d{1,2})(\d{2})$/u.exec(trimmed) ??
    [];
  if (hours === undefined) return undefined;
  const time = `${hours.padStart(2, '0')}:${minutes}`;
  return isTimeOfDay(time) ? time : undefined;
}
