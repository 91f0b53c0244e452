import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { isoDate, monthOfDay } from '../time/period';
import { lodasFile } from './lodasFile';
import { lugFieldList, lugFile } from './lugFile';
import type { CountedPerson, PayrollSettings } from './payroll';
import { MILEAGE, counted, elevenPeople, settings, twoPeople, withWageTypes } from './payroll.fixture';
import { payrollCsv } from './payrollCsv';
import { type PayrollFile, bytesOfPayrollFile } from './payrollFile';
import { payrollLines } from './payrollLines';

const october = monthOfDay(isoDate('2026-10-01'));

type Writer = (
  lines: ReturnType<typeof payrollLines>,
  own: PayrollSettings,
  month: typeof october,
) => PayrollFile;

const fileOf = (writer: Writer, people: readonly CountedPerson[], own = settings) =>
  writer(payrollLines(people, own, MILEAGE), own, october);

/** The lines of a file without their ends; a line that does not end with CRLF fails. */
function linesOf({ text }: PayrollFile): readonly string[] {
  const lines = text.split('\r\n');
  expect(lines.pop()).toBe('');
  expect(lines.join('')).not.toMatch(/[\r\n]/u);
  return lines;
}

const golden: readonly [Writer, string, number, string, string][] = [
  [
    lodasFile,
    'lodas_10-2026.txt',
    452,
    'c287fad2a4bd',
    `[Allgemein]
Ziel=LODAS
Version_SST=1.0
BeraterNr=1234567
MandantenNr=12345
Kommentarzeichen=*
Feldtrennzeichen=;
Zahlenkomma=,
Datumsformat=TT.MM.JJJJ

[Satzbeschreibung]
1;u_lod_bwd_buchung_standard;abrechnung_zeitraum#bwd;bs_wert_butab#bwd;bs_nr#bwd;la_eigene#bwd;pnr#bwd;kostenstelle#bwd;

[Bewegungsdaten]
1;01.10.2026;46,00;1;200;26;;
1;01.10.2026;151,50;1;200;105;;
1;01.10.2026;37,20;2;850;105;;
1;01.10.2026;18,60;2;870;105;;
`,
  ],
  [
    lugFile,
    'lug_10-2026.txt',
    119,
    'd19744c7144e',
    `1234567;12345;10/2026
26;;;200;;;46,00;;;;;
105;;;200;;;151,50;;;;;
105;;;850;;;37,20;;;;;
105;;;870;;;18,60;;;;;
`,
  ],
  [
    payrollCsv,
    'lohnmonat_2026-10.csv',
    251,
    '0991ce898553',
    `Personalnummer;Name;Lohnmonat;Lohnart;Bezeichnung;Wert;Einheit
26;Ada Jäger;10/2026;200;Arbeitsstunden;46,00;h
105;Bo Weiß;10/2026;200;Arbeitsstunden;151,50;h
105;Bo Weiß;10/2026;850;Kilometer;37,20;EUR
105;Bo Weiß;10/2026;870;Auslagen;18,60;EUR
`,
  ],
];

describe('the files for payroll', () => {
  test.each(golden)('are the same byte for byte: %o, %s (R-18.11)', (writer, name, length, hash, text) => {
    const file = fileOf(writer, twoPeople);
    const bytes = bytesOfPayrollFile(file);
    expect([file.name, file.text]).toEqual([name, text.replaceAll('\n', '\r\n')]);
    expect([bytes.length, createHash('sha256').update(bytes).digest('hex').slice(0, 12)]).toEqual([
      length,
      hash,
    ]);
  });

  test('of a month of eleven people have 47 lines, LODAS 1835 bytes (R-18.11)', () => {
    const file = fileOf(lodasFile, elevenPeople);
    expect(linesOf(file).slice(14, 17)).toEqual([
      '1;01.10.2026;46,00;1;200;26;;',
      '1;01.10.2026;12,50;2;870;26;;',
      '1;01.10.2026;181,00;1;200;101;;',
    ]);
    expect(linesOf(file)).toHaveLength(14 + 47);
    expect(bytesOfPayrollFile(file)).toHaveLength(1835);
  });

  test('have their month in their names and lines (R-18.11)', () => {
    const january = monthOfDay(isoDate('2027-01-31'));
    const lines = payrollLines([counted('Ada', '26', { hours: 1 })], settings, MILEAGE);
    const files = [lodasFile, lugFile, payrollCsv].map((writer) => writer(lines, settings, january));
    expect(files.map(({ name }) => name)).toEqual([
      'lodas_01-2027.txt',
      'lug_01-2027.txt',
      'lohnmonat_2027-01.csv',
    ]);
    expect(files.map((file) => linesOf(file).find((line) => line.includes('2027')))).toEqual([
      '1;01.01.2027;1,00;1;200;26;;',
      '1234567;12345;01/2027',
      '26;Ada;01/2027;200;Arbeitsstunden;1,00;h',
    ]);
  });

  test('throw if a letter was not refused', () => {
    const file = fileOf(payrollCsv, [counted('Mehmet Yıldız', '107', { hours: 1 })]);
    expect(() => bytesOfPayrollFile(file)).toThrow('ı');
  });
});

describe('a file for LODAS', () => {
  test.each([
    ['TT.MM.JJJJ', '01.10.2026'],
    ['TT/MM/JJJJ', '01/10/2026'],
    ['TTMMJJJJ', '01102026'],
  ] as const)('declares the form %s and writes the first day as %s (R-18.12)', (lodasDate, day) => {
    const lines = linesOf(fileOf(lodasFile, twoPeople, { ...settings, lodasDate }));
    expect(lines).toContain(`Datumsformat=${lodasDate}`);
    expect(lines).toContain(`1;${day};46,00;1;200;26;;`);
  });

  test("has the company's own numbers in a field of their own, as the head says (R-18.13)", () => {
    const lines = linesOf(
      fileOf(lodasFile, [counted('Ada', 'A-7', { hours: 46 })], { ...settings, numbers: 'own' }),
    );
    expect(lines.slice(4, 6)).toEqual(['MandantenNr=12345', 'BetrieblichePNrVerwenden=Ja']);
    expect(lines).toContain(
      '1;u_lod_bwd_buchung_standard;abrechnung_zeitraum#bwd;bs_wert_butab#bwd;bs_nr#bwd;la_eigene#bwd;pnr_betriebliche#bwd;kostenstelle#bwd;',
    );
    expect(lines.at(-1)).toBe('1;01.10.2026;46,00;1;200;A-7;;');
  });

  test('has numbers and keys as they were typed, without blanks around them (R-18.14)', () => {
    const own = {
      ...withWageTypes({ hours: { as: 'hours', number: ' 0200 ', key: '01 ' } }),
      advisor: ' 1234 ',
      client: '1 ',
    };
    const lines = linesOf(fileOf(lodasFile, [counted('Ada', ' 026', { hours: -1234.5 })], own));
    expect(lines.slice(3, 5)).toEqual(['BeraterNr=1234', 'MandantenNr=1']);
    expect(lines.at(-1)).toBe('1;01.10.2026;-1234,50;01;0200;026;;');
  });
});

describe('a file for Lohn und Gehalt', () => {
  test('has 11 fields for older profiles (R-18.12)', () => {
    expect(linesOf(fileOf(lugFile, twoPeople, { ...settings, lugFields: '11' }))[1]).toBe(
      '26;;;200;;;46,00;;;;',
    );
  });

  test("says in its first line that the numbers are the company's own (R-18.13)", () => {
    expect(linesOf(fileOf(lugFile, twoPeople, { ...settings, numbers: 'own' }))[0]).toBe(
      '1234567;12345;10/2026;x',
    );
  });

  test.each([
    ['12', 'Feld12=Bemerkung'],
    ['11', 'Feld11=Kostenträger'],
  ] as const)('comes with the list of its %s fields (R-18.15)', (lugFields, last) => {
    const file = lugFieldList({ ...settings, lugFields });
    const lines = linesOf(file);
    expect(lines.slice(0, 11)).toEqual([
      '[Allgemein]',
      `Feldanzahl=${lugFields}`,
      'Feldtrennzeichen=Strichpunkt',
      'Satztrennzeichen=Enter/Return',
      'Zahlenkomma=,',
      'Datumstrennzeichen=/',
      '',
      '[Feldinhalt]',
      'Feld1=Personalnummer',
      'Feld2=Kalendertag',
      'Feld3=Ausfallschlüssel',
    ]);
    expect([lines.length, lines.at(-1), lines[14]]).toEqual([8 + Number(lugFields), last, 'Feld7=Wert']);
    expect(file.name).toBe('lug_felder.txt');
    expect(bytesOfPayrollFile(file)[file.text.indexOf('ü')]).toBe(0xfc);
  });
});

describe('a CSV for payroll', () => {
  test('is UTF-8 with a byte order mark if that is chosen (R-18.16)', () => {
    const own = { ...settings, csvEncoding: 'utf-8' } as const;
    const bytes = bytesOfPayrollFile(
      fileOf(payrollCsv, [counted('Mehmet Yıldız', '107', { hours: 1 })], own),
    );
    expect(bytes.slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
    expect(new TextDecoder().decode(bytes)).toContain(
      '\n107;Mehmet Yıldız;10/2026;200;Arbeitsstunden;1,00;h\r\n',
    );
  });

  test.each([
    ['Weiß; Bo', '"Weiß; Bo"'],
    ['Bo "Bobby" Weiß', '"Bo ""Bobby"" Weiß"'],
    ['=1+1', "'=1+1"],
    ['Bo\r\nWeiß', '"Bo\r\nWeiß"'],
  ])('has the name %j as %j, as all lists do (R-18.16)', (name, written) => {
    const { text } = fileOf(payrollCsv, [counted(name, '105', { hours: 1 })]);
    expect(text).toContain(`\n105;${written};10/2026;200;Arbeitsstunden;1,00;h\r\n`);
  });

  test('names kilometres and all values that are added (R-18.16)', () => {
    const own = withWageTypes({
      travel: { as: 'hours', number: '200', key: '1' },
      km: { as: 'km', number: '850', key: '2' },
    });
    const lines = linesOf(
      fileOf(payrollCsv, [counted('Bo', '105', { hours: 8, travel: 1.5, km: 12.345 })], own),
    );
    expect(lines.slice(1)).toEqual([
      '105;Bo;10/2026;200;Arbeitsstunden + Reisestunden;9,50;h',
      '105;Bo;10/2026;850;Kilometer;12,35;km',
    ]);
  });
});
