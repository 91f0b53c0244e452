import { utils, write } from 'xlsx';

declare global {
  interface Window {
    writeRows(count: number): number;
  }
}

const number = { minimumIntegerDigits: 2 };

/** One row of the service's answer to the export. */
function rowOf(at: number) {
  const two = (value: number) => value.toLocaleString('en', number);
  return {
    Date: `20${10 + (at % 16)}-${two(1 + (at % 12))}-${two(1 + (at % 28))}`,
    Employee: 'Person Nummer 1',
    Customer: 'Groß & Umfangreich AG',
    Project: `Vorhaben ${at % 200}`,
    Description: `Arbeitspaket ${at}: Abstimmung, Umsetzung und Übergabe`,
    Location: 'Augsburg',
    HoursWorked: 1.5,
    TravelTime: null,
  };
}

/**
 * Parses an answer with `count` rows, writes them as a spreadsheet by SheetJS alone, and returns how long that took.
 */
window.writeRows = (count) => {
  const answer = JSON.stringify(Array.from({ length: count }, (_, at) => rowOf(at)));
  const since = performance.now();
  const rows: unknown = JSON.parse(answer);
  const sheet = utils.json_to_sheet(Array.isArray(rows) ? rows : [], { dense: true });
  write(
    { SheetNames: ['Export'], Sheets: { Export: sheet } },
    { type: 'array', bookType: 'xlsx', bookSST: true, compression: true },
  );
  return performance.now() - since;
};
