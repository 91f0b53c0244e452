import type { IsoMonth } from '../time/period';
import type { PayrollSettings } from './payroll';
import { type PayrollFile, fileNumber, fileText, partsOfMonth } from './payrollFile';
import type { PayrollLine } from './payrollLines';

/** The first day of a month, by which LODAS names it. */
export function lodasDay(form: PayrollSettings['lodasDate'], month: IsoMonth): string {
  const [year, inYear] = partsOfMonth(month);
  return form.replace('TT', '01').replace('MM', inYear).replace('JJJJ', year);
}

/** The month as movement data for DATEV LODAS: a text file that describes its own columns. */
export function lodasFile(
  lines: readonly PayrollLine[],
  { advisor, client, lodasDate, numbers }: PayrollSettings,
  month: IsoMonth,
): PayrollFile {
  const [year, inYear] = partsOfMonth(month);
  const isOwn = numbers === 'own';
  const text = fileText([
    '[Allgemein]',
    'Ziel=LODAS',
    'Version_SST=1.0',
    `BeraterNr=${advisor.trim()}`,
    `MandantenNr=${client.trim()}`,
    ...(isOwn ? ['BetrieblichePNrVerwenden=Ja'] : []),
    'Kommentarzeichen=*',
    'Feldtrennzeichen=;',
    'Zahlenkomma=,',
    `Datumsformat=${lodasDate}`,
    '',
    '[Satzbeschreibung]',
    `1;u_lod_bwd_buchung_standard;abrechnung_zeitraum#bwd;bs_wert_butab#bwd;bs_nr#bwd;la_eigene#bwd;${isOwn ? 'pnr_betriebliche' : 'pnr'}#bwd;kostenstelle#bwd;`,
    '',
    '[Bewegungsdaten]',
    ...lines.map(
      ({ person, wageType, hundredths }) =>
        `1;${lodasDay(lodasDate, month)};${fileNumber(hundredths)};${wageType.key};${wageType.number};${person.number.trim()};;`,
    ),
  ]);
  return { name: `lodas_${inYear}-${year}.txt`, text, encoding: 'windows-1252' };
}
