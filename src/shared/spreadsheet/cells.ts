import type { CellObject } from 'xlsx';
import type { ColumnKind, FileValue } from '@/domain/find/exportTable';
import { daysBetween, isIsoDate, isoDate } from '@/domain/time/period';

/** Excel's limit of characters per cell. */
const LONGEST_TEXT = 32_767;

/** The day from which Excel counts. */
const DAY_ZERO = isoDate('1899-12-30');

/** How numbers are shown. The dots of a day are escaped: some readers take a bare one for fractions. */
const formats = {
  date: String.raw`dd\.mm\.yyyy`,
  hours: '#,##0.00',
  euro: '#,##0.00\\ "€"',
  number: 'General',
  percent: '0%',
} as const;

/** Widths of columns in characters. */
export const widths: Readonly<Record<ColumnKind, number>> = {
  text: 28,
  date: 12,
  hours: 10,
  euro: 14,
  number: 10,
  percent: 10,
};

/**
 * A text cell: its type keeps user input from ever becoming a formula. `_x0041_` stands for a character in such a file,
 * so its underscore is written as one.
 */
export function text(value: string): CellObject {
  const whole = value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT - 1)}…` : value;
  return { t: 's', v: whole.replaceAll(/_(?=x[\da-f]{4}_)/giu, '_x005F_') };
}

/** The cell for a value. A day is a number with a date format, so that no time zone can shift it. */
export function cellOf(kind: ColumnKind, value: FileValue): CellObject {
  if (kind === 'text') return text(String(value ?? ''));
  if (value === null) return { t: 'z' };
  if (kind === 'date') {
    const day = String(value);
    return isIsoDate(day) ? { t: 'n', v: daysBetween(DAY_ZERO, day), z: formats.date } : text(day);
  }
  if (typeof value === 'string') return text(value);
  return { t: 'n', v: kind === 'euro' ? value / 100 : value, z: formats[kind] };
}
