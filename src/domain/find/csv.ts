import type { Language } from '../language';
import type { ColumnKind, FileTable, FileValue } from './exportTable';

/** Marks the file as UTF-8, for spreadsheet programs that otherwise take it for another encoding. */
const BYTE_ORDER_MARK = '\uFEFF';
const SEPARATOR = ';';
const LINE_END = '\r\n';

/** The beginnings of a text that a spreadsheet program would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/u;

/** A table as CSV: separated by semicolons; numbers and days as the language writes them. */
export function csvOf({ columns, rows, notes }: FileTable, language: Language): string {
  const lines = [
    columns.map(({ title }) => csvText(title)),
    ...rows.map((row) => row.map((value, at) => csvValue(value, columns[at]?.kind ?? 'text', language))),
    ...notes.map((note) => [csvText(note)]),
  ];
  return BYTE_ORDER_MARK + lines.map((line) => line.join(SEPARATOR) + LINE_END).join('');
}

function csvValue(value: FileValue, kind: ColumnKind, language: Language): string {
  if (value === null) return '';
  if (typeof value === 'string' && kind !== 'date') return csvText(value);
  switch (kind) {
    case 'text':
      return csvText(String(value));
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
function csvText(text: string): string {
  const plain = FORMULA.test(text) ? `'${text}` : text;
  return /[;"\r\n]/u.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
