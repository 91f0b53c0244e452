import type { Language } from '../language';
import type { ColumnKind, FileTable, FileValue } from './exportTable';

/** Marks the file as UTF-8, for spreadsheet programs that otherwise take it for another encoding. */
export const BYTE_ORDER_MARK = '\uFEFF';
/** What a spreadsheet program of the language expects between values: where commas are decimal, a semicolon. */
const SEPARATORS: Readonly<Record<Language, string>> = { de: ';', en: ',' };
const LINE_END = '\r\n';

/** The beginnings of a text that a spreadsheet program would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/u;

/**
 * What begins like a formula and cannot be computed: lone signs, numbers, and phone numbers. `+49-30` is computed; with
 * two numbers beside each other, as in `+49 30-12`, it is not.
 */
const NO_FORMULA = /^(?:[-+]+|[-+]\d[\d ().,]*|\+\d(?=.*\d +\(?\d)[\d ().,/+-]*)$/u;

/** A table as CSV; separator, numbers and days as the language writes them. */
export function csvOf({ columns, rows, notes }: FileTable, language: Language): string {
  const lines = [
    columns.map(({ title }) => csvText(title, language)),
    ...rows.map((row) => row.map((value, at) => csvValue(value, columns[at]?.kind ?? 'text', language))),
    ...notes.map((note) => [csvText(note, language)]),
  ];
  return BYTE_ORDER_MARK + lines.map((line) => line.join(SEPARATORS[language]) + LINE_END).join('');
}

function csvValue(value: FileValue, kind: ColumnKind, language: Language): string {
  if (value === null) return '';
  if (typeof value === 'string' && kind !== 'date') return csvText(value, language);
  switch (kind) {
    case 'text':
      return csvText(String(value), language);
    case 'percent':
      return csvNumber(`${Math.round(Number(value) * 100)} %`, language);
    case 'date': {
      const [year, month, day] = String(value).split('-');
      return language === 'de' ? `${day}.${month}.${year}` : String(value);
    }
    case 'euro':
      return csvNumber((Number(value) / 100).toFixed(2), language);
    case 'hours':
    case 'number':
      return csvNumber(String(value), language);
  }
}

const csvNumber = (value: string, language: Language) =>
  language === 'de' ? value.replace('.', ',') : value;

/** A text that no program takes for a formula, in quotes where the format needs them. */
function csvText(text: string, language: Language): string {
  const plain = FORMULA.test(text) && !NO_FORMULA.test(text) ? `'${text}` : text;
  return /["\r\n]/u.test(plain) || plain.includes(SEPARATORS[language])
    ? `"${plain.replaceAll('"', '""')}"`
    : plain;
}
