import { expect, test } from 'vitest';
import { grouped } from '@/domain/grouped';
import { importFigures } from '@/domain/import/importSums';
import { shareSteps } from '@/domain/import/newRecords';
import { sumHours } from '@/domain/work/workRecord';
import { randomOf } from '../service/seed/random';
import { inSuite } from '../suite';
import { read, recordsOf } from './importFile';

const rounds = Array.from({ length: inSuite(60, 60, 8) }, (_, at) => `import ${at}`);

test('shared steps sum to the rounded whole, and no share is off by a step (R-20.32)', () => {
  for (const key of rounds) {
    const random = randomOf(key);
    const step = random.pick([900, 1800, 3600]);
    const seconds = Array.from({ length: random.between(1, 12) }, () => random.between(1, 20_000));
    const total = seconds.reduce((sum, one) => sum + one, 0);
    const steps = shareSteps(seconds, step);
    const whole = Math.max(1, Math.floor((total + step / 2) / step));
    expect([key, steps.reduce((sum, one) => sum + one, 0)]).toEqual([key, whole]);
    for (const [at, one] of seconds.entries())
      expect(Math.abs((steps[at] ?? 0) - (one * whole) / total)).toBeLessThan(1);
  }
});

/** A file of rows as people write them, good and bad. */
function fileOf(key: string): string {
  const random = randomOf(key);
  const rows = Array.from({ length: random.between(1, 80) }, () => [
    random.pick(['2.11.26', '3.11.26', '4.11.26', '31.11.26', '', '21.11.26', '1.1.1999', 'Summe']),
    random.pick(['0:10', '1:20', '2:45:30', '0', '-1', '30', 'viel', '', '7,5', '45 sec']),
    random.pick(['Kessler', 'Stadtwerke Lindenau', 'Privat', '', 'Kessler Maschinenbau GmbH']),
    random.pick(['Ersatzteil-Shop', 'Netzleitstelle', 'Urlaub', '', 'Retrofit']),
    random.pick(['Jana Albrecht', 'David Okafor', '', 'jalbrecht']),
    random.pick(['', 'Jour fixe', 'jour  fixe', '"Zeile\nzwei"', 'x'.repeat(2100), '"a;b"', 'Prüfung']),
  ]);
  return ['Datum;Std.;Kunde;Projekt;Benutzer;Beschreibung', ...rows.map((row) => row.join(';'))].join('\r\n');
}

test('every row of a file is in exactly one record, or left out (R-20.32)', async () => {
  for (const key of rounds) {
    const { rows } = await read(fileOf(key));
    const some = (every: number) => rows.filter(({ number }) => number % every === 0);
    const { records, leftOut } = recordsOf(
      { rows },
      {
        texts: new Map(some(2).map(({ number }) => [number, 'typed'])),
        counted: new Set(some(3).map(({ number }) => number)),
        imported: new Map(some(5).map((row) => [row.key, row.number])),
      },
    );
    const all = [...records.flatMap((record) => record.rows), ...leftOut.map(({ row }) => row)];
    const numbers = all.map(({ number }) => number).toSorted((one, two) => one - two);
    expect([key, ...numbers]).toEqual([key, ...rows.map(({ number }) => number)]);
    expect(new Set(records.map((record) => record.key)).size).toBe(records.length);
    const { file } = importFigures({ records, leftOut }, new Map());
    expect(file).toBe(rows.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0));
  }
});

test('the hours of a day and pair are their seconds in whole steps (R-20.32)', async () => {
  for (const key of rounds) {
    const { records } = recordsOf(await read(fileOf(key)));
    const pairs = grouped(records, ({ date, customerId, projectId, rows: [row] }) =>
      JSON.stringify([date, customerId, projectId, customerId === null ? [row?.client, row?.project] : null]),
    );
    for (const pair of pairs.values()) {
      const seconds = pair.reduce((sum, record) => sum + record.seconds, 0);
      expect([key, sumHours(pair)]).toEqual([key, Math.max(1, Math.floor((seconds + 900) / 1800)) / 2]);
    }
  }
});
