import { describe, expect, test } from 'vitest';
import { isTicked } from '@/domain/import/importSums';
import { sumHours } from '@/domain/work/workRecord';
import { lineOf, readFile, recordsOf } from './importFile';

interface Expected {
  readonly file: string;
  /** The beginning of the SHA-256 of its bytes. */
  readonly hash: string;
  readonly tool: string;
  readonly format: string;
  readonly hours: number;
  readonly records: readonly string[];
  readonly leftOut: readonly string[];
}

const kessler = 'Kessler Maschinenbau GmbH';
const hansen = 'Hansen & Söhne Spedition';
const lindenau = 'Stadtwerke Lindenau';
const klinikum = 'Klinikum Westerfeld';

/** What must come of each file; `[not ticked]` is the mark behind a record. */
const files: readonly Expected[] = [
  {
    file: 'toggl-detailed.csv',
    hash: '970e52495ddb',
    tool: 'toggl',
    format: 'utf-8 ,',
    hours: 8,
    records: [
      `2026-11-02 | 2.5 | ${kessler} · Ersatzteil-Shop | Preislogik, Staffelrabatte; Rückfragen Vertrieb | 2, 3 · 2:36:00`,
      `2026-11-02 | 2 | ${kessler} · Ersatzteil-Shop | Warenkorb:\nMengen und "Sammelbestellung" | 4 · 1:41:30`,
      `2026-11-02 | 1 | ${lindenau} · Kundenportal 2.0 | Jour fixe | 5, 6 · 0:45:00`,
      `2026-11-03 | 2.5 | ${kessler} · MES-Einführung Werk 2 | Umstellung in der Nacht | 8 · 2:40:00`,
    ],
    leftOut: ['7 other David Okafor', '9 no-text'],
  },
  {
    file: 'toggl-settings-export.csv',
    hash: '487980d08ef2',
    tool: 'toggl',
    format: 'utf-8 ,',
    hours: 5,
    records: [
      `2026-11-09 | 0.5 | ${kessler} · MES-Einführung Werk 2 | Terminalmaske Linie 2 | 2 · 0:18:25`,
      `2026-11-09 | 3 | ${kessler} · MES-Einführung Werk 2 | Abnahmetest Linie 3 | 3 · 3:05:00`,
      '2026-11-09 | 0.5 | none | Angebot | 5 · 0:00:45 | under-5-minutes',
      `2026-11-10 | 1.5 | ${kessler} | Retrofit Linie 5: Bestandsaufnahme | 6 · 1:35:00`,
    ],
    leftOut: ['4 equal 3'],
  },
  {
    file: 'toggl-german-excel.csv',
    hash: '5a0611953457',
    tool: 'toggl',
    format: 'windows-1252 ;',
    hours: 4.5,
    records: [
      `2026-11-12 | 1.5 | ${kessler} · Ersatzteil-Shop | Prüfung Müller-Angebot | 2 · 1:10:00`,
      `2026-11-12 | 2.5 | ${hansen} · Tourenplanung | Übergabe an den Betrieb | 3 · 2:20:00`,
      `2026-11-12 | 0.5 | ${kessler} · Ersatzteil-Shop | Größentabelle – „Maße“ ab 5 € | 4 · 0:35:00`,
    ],
    leftOut: ['5 running'],
  },
  {
    file: 'Clockify_Time_Report_Detailed_01_04_2026-30_04_2026.csv',
    hash: '2cd4cc459d23',
    tool: 'clockify',
    format: 'utf-8 ,',
    hours: 6.5,
    records: [
      `2026-04-01 | 3.5 | ${lindenau} · Netzleitstelle | Meldungsarten sortiert | 2 · 3:40:00`,
      `2026-04-02 | 2 | ${lindenau} · Netzleitstelle | Vor-Ort-Termin | 4 · 1:50:00`,
      '2026-04-08 | 1 | Nordfeld intern · Interne Schulung | Lernrunde | 5 · 1:00:00',
    ],
    leftOut: ['3 break', '6 total 25200 0'],
  },
  {
    file: 'clockify-spanish.csv',
    hash: '418b015fcef2',
    tool: 'clockify',
    format: 'utf-8 ,',
    hours: 3,
    records: [
      `2026-11-05 | 0.5 | ${hansen} · Tourenplanung | Karte: Rampenzeiten | 3 · 0:20:00`,
      `2026-11-18 | 2.5 | ${hansen} · Tourenplanung | Karte: Rampenzeiten | 2 · 2:35:00`,
    ],
    leftOut: ['4 other David Okafor', '5 equal 2'],
  },
  {
    file: 'clockify-unicode.txt',
    hash: '84cdcf35eff9',
    tool: 'clockify',
    format: 'utf-16le \t',
    hours: 7,
    records: [
      `2026-03-04 | 3.5 | ${klinikum} · Dienstplan-App | Konzept Schichttausch | 2 · 3:45:00`,
      `2026-03-04 | 2.5 | ${klinikum} · Dienstplan-App | Tarifregeln geprüft | 3 · 2:25:00`,
      `2026-05-06 | 1 | ${klinikum} · Dienstplan-App | Rückfragen | 4 · 1:00:00`,
    ],
    leftOut: [],
  },
  {
    file: 'kimai.csv',
    hash: 'c71c1b6b542d',
    tool: 'kimai',
    format: 'utf-8 ,',
    hours: 7.5,
    records: [
      `2026-11-16 | 3 | ${kessler} · MES-Einführung Werk 2 | - Abnahme Linie 3 | 2 · 3:00:00`,
      `2026-11-16 | 3.5 | ${kessler} · MES-Einführung Werk 2 | Widder-Server umgestellt | 3 · 3:30:00`,
      `2026-11-19 | 1 | ${kessler} · Ersatzteil-Shop | Entwicklung | 8 · 1:10:00`,
    ],
    leftOut: ['4 over-24', '5 running', '6 negative', '7 absence holiday'],
  },
  {
    file: 'kimai-german.csv',
    hash: 'd72c9a04058d',
    tool: 'kimai',
    format: 'utf-8 ;',
    hours: 6,
    records: [
      `2026-11-10 | 4 | ${klinikum} · Dienstplan-App | Schichttausch; Regeln | 2 · 3:45:00`,
      `2026-11-10 | 1.5 | ${klinikum} · Entlassbrief | Gliederung | 3 · 1:15:00`,
      `2026-11-11 | 0.5 | ${klinikum} · Dienstplan-App | Abstimmung | 5 · 0:20:00`,
    ],
    leftOut: ['4 other Paweł Nowicki'],
  },
  {
    file: 'harvest.csv',
    hash: '9bb2e341caca',
    tool: 'harvest',
    format: 'utf-8 ,',
    hours: 4,
    records: [
      '2026-10-26 | 1.5 | Gemeinde Tannwald · Bürgerservice | Formulare, Teil 2 | 2 · 1:24:00',
      '2026-10-26 | 0.5 | Gemeinde Tannwald · Bürgerservice | Telefonate | 3 · 0:21:00',
      '2026-10-27 | 2 | Gemeinde Tannwald · Ratsinformation | Schulung Sitzungsdienst | 4 · 2:00:00',
      '2026-10-28 | 0.5 | Gemeinde Tannwald · Ratsinformation | Schulung | 7 · 0:02:24 | under-5-minutes',
    ],
    leftOut: ['5 equal 4', '6 other Lea Hoffmann'],
  },
  {
    file: 'solidtime.csv',
    hash: 'cf6b34d0cc58',
    tool: 'solidtime',
    format: 'utf-8 ,',
    hours: 3,
    records: [
      '2026-11-05 | 1.5 | Sparhafen Versicherungsverein · Bestandsumzug | Bestandsumzug, Tabellen A–F | 2 · 1:30:00',
      '2026-11-06 | 0.5 | none | Kurz nachgesehen | 4 · 0:05:00',
      '2026-11-06 | 1 | Sparhafen Versicherungsverein · Maklerzugang | Maklerzugang | 5 · 1:10:00',
    ],
    leftOut: ['3 over-24'],
  },
  {
    file: 'stunden-november.csv',
    hash: '0b708cfc3bca',
    tool: 'table',
    format: 'windows-1252 ;',
    hours: 16,
    records: [
      `2026-11-02 | 7.5 | ${kessler} · Ersatzteil-Shop | Preislogik geprüft | 5 · 7:30:00`,
      `2026-11-03 | 4.5 | ${kessler} · Ersatzteil-Shop | Größentabelle, Maße | 6 · 4:15:00`,
      `2026-11-03 | 4 | ${lindenau} · Kundenportal 2.0 | Jour fixe | 7 · 3:45:00`,
    ],
    leftOut: ['8 absence Urlaub', '9 no-such-day 31.11.26', '11 total 88200 0'],
  },
  {
    file: 'stundenliste.xlsx',
    hash: 'cef196f0c16c',
    tool: 'table',
    format: 'sheet Zeiten',
    hours: 14,
    records: [
      `2026-11-10 | 3.5 | ${lindenau} · Netzleitstelle | Farben bei Nacht geprüft | 2 · 3:30:00`,
      `2026-11-11 | 8 | ${kessler} · Wartungsplanung mobil | Prototyp, Auftragsliste | 3 · 8:00:00`,
      `2026-11-12 | 2.5 | ${hansen} · Tourenplanung | Störung Telematik | 4 · 2:15:00`,
    ],
    leftOut: ['6 total 49500 0'],
  },
];

describe.each(files)('$file', ({ file, hash, tool, format, hours, records, leftOut }) => {
  test('becomes the records that its README names (R-20.1)', async () => {
    const reading = await readFile(file);
    const { records: made } = recordsOf(reading);
    expect(made.map(lineOf).toSorted()).toEqual(records.toSorted());
    expect(sumHours(made.filter((record) => isTicked(record, new Map())))).toBe(hours);
    expect(made.every(({ location }) => location !== '')).toBe(true);
  });

  test('leaves out the rows that its README names, each with its reason (R-20.1)', async () => {
    const { leftOut: left } = recordsOf(await readFile(file));
    const said = left.map(({ row, problem: { code, ...args } }) =>
      [row.number, code, ...Object.values(args)].join(' '),
    );
    expect(said).toEqual(leftOut);
  });

  test('is recognised by its contents (R-20.2)', async () => {
    const reading = await readFile(file);
    expect(reading.tool).toBe(tool);
    const { format: read } = reading;
    expect(read.kind === 'text' ? `${read.encoding} ${read.separator}` : `sheet ${read.sheet}`).toBe(format);
    expect(reading.questions).toEqual(file === 'clockify-unicode.txt' ? ['day-order'] : []);
    expect(reading.hash?.slice(0, hash.length)).toBe(hash);
  });
});
