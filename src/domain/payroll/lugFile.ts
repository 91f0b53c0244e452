import type { IsoMonth } from '../time/period';
import type { PayrollSettings } from './payroll';
import { type PayrollFile, fileNumber, fileText, partsOfMonth } from './payrollFile';
import type { PayrollLine } from './payrollLines';

/** The fields of a record, in their order. Older profiles lack the last one. */
const FIELDS = [
  'Personalnummer',
  'Kalendertag',
  'Ausfallschlüssel',
  'Lohnartennummer',
  'Stundenanzahl',
  'Tagesanzahl',
  'Wert',
  'Abweichender Faktor',
  'Abweichende Lohnveränderung',
  'Kostenstellennummer',
  'Kostenträger',
  'Bemerkung',
] as const;
type Field = (typeof FIELDS)[number];

/**
 * The month for DATEV Lohn und Gehalt, as records of a whole month: hours are in "Wert", too, because "Stundenanzahl" takes
 * only those of a day.
 */
export function lugFile(
  lines: readonly PayrollLine[],
  { advisor, client, numbers, lugFields }: PayrollSettings,
  month: IsoMonth,
): PayrollFile {
  const [year, inYear] = partsOfMonth(month);
  const fields = FIELDS.slice(0, Number(lugFields));
  const records = lines.map(({ person, wageType, hundredths }) => {
    const values: Partial<Record<Field, string>> = {
      Personalnummer: person.number.trim(),
      Lohnartennummer: wageType.number,
      Wert: fileNumber(hundredths),
    };
    return fields.map((field) => values[field] ?? '').join(';');
  });
  const head = [advisor.trim(), client.trim(), `${inYear}/${year}`, ...(numbers === 'own' ? ['x'] : [])];
  return {
    name: `lug_${inYear}-${year}.txt`,
    text: fileText([head.join(';'), ...records]),
    encoding: 'windows-1252',
  };
}

/** The fields of the records, for setting up the import in Lohn und Gehalt once. */
export function lugFieldList({ lugFields }: PayrollSettings): PayrollFile {
  const fields = FIELDS.slice(0, Number(lugFields));
  return {
    name: 'lug_felder.txt',
    text: fileText([
      '[Allgemein]',
      `Feldanzahl=${fields.length}`,
      'Feldtrennzeichen=Strichpunkt',
      'Satztrennzeichen=Enter/Return',
      'Zahlenkomma=,',
      'Datumstrennzeichen=/',
      '',
      '[Feldinhalt]',
      ...fields.map((field, at) => `Feld${at + 1}=${field}`),
    ]),
    encoding: 'windows-1252',
  };
}
