import { describe, expect, test } from 'vitest';
import type { ReadingChoices, ReadingContext } from '@/domain/import/importTypes';
import { read, readFile } from './importFile';

interface Given {
  readonly name?: string;
  readonly choices?: ReadingChoices;
  readonly more?: Partial<ReadingContext>;
}

const clockify = 'Description,Start Date,Start Time,End Date,End Time,Duration (h),Duration (decimal)';

/** A file of Clockify with these days; each row has two hours. */
const daysOf = (...days: readonly string[]) =>
  [clockify, ...days.map((day, at) => `Text ${at},${day},09:00,${day},11:00,2:00:00,2`)].join('\n');

async function dayOf(text: string, given: Given = {}) {
  const { day, rows, questions } = await read(text, given);
  return { order: day?.order, reason: day?.reason, days: rows.map((row) => row.day), questions, day };
}

describe('day or month first', () => {
  test('1. a part above 12 decides for all rows, and is shown with its row (R-20.10)', async () => {
    const { order, reason, days, day } = await dayOf(daysOf('03/04/2026', '18/11/2026'));
    expect([order, days]).toEqual(['day-first', ['2026-04-03', '2026-11-18']]);
    expect(reason).toEqual({ code: 'above-12', row: 3, cell: '18/11/2026' });
    expect(day).toMatchObject({ cell: '03/04/2026', row: 2, day: '2026-04-03' });
    expect((await dayOf(daysOf('03/04/2026', '4/13/2026'))).order).toBe('month-first');
  });

  test('1. both parts above 12 in different rows ask, and the other row has no such day (R-20.10)', async () => {
    const text = daysOf('18/11/2026', '11/18/2026', '3/4/2026');
    const asked = await dayOf(text);
    expect(asked.questions).toEqual(['day-order']);
    expect(asked.reason).toEqual({ code: 'both-above-12', rows: [2, 3] });
    const { rows, questions } = await read(text, { choices: { dayOrder: 'day-first' } });
    expect(questions).toEqual([]);
    expect(rows.map(({ problem }) => problem?.code)).toEqual([undefined, 'no-such-day', undefined]);
  });

  test('2. dates in the name of the file: 02/04/2026 is 2 April in …_01_04_2026-30_04_2026.csv (R-20.10)', async () => {
    const name = 'Clockify_Time_Report_Detailed_01_04_2026-30_04_2026.csv';
    const { order, reason, days } = await dayOf(daysOf('02/04/2026'), { name });
    expect([order, days]).toEqual(['day-first', ['2026-04-02']]);
    expect(reason).toEqual({ code: 'file-name', part: '30_04_2026', number: 30 });
    expect((await dayOf(daysOf('02/04/2026'), { name: 'x_04_30_2026.csv' })).days).toEqual(['2026-02-04']);
  });

  test('3. start and end that fit the duration in one reading only (R-20.10)', async () => {
    const night = `${clockify}\nNight,3/4/2026,22:00,4/4/2026,01:00,3:00:00,3`;
    expect(await dayOf(night)).toMatchObject({
      order: 'day-first',
      reason: { code: 'duration', row: 2, cell: '3/4/2026' },
      days: ['2026-04-03'],
    });
  });

  test('4. one reading only has no day after today (R-20.10)', async () => {
    expect(await dayOf(daysOf('1/12/2026', '2/11/2026'))).toMatchObject({
      order: 'month-first',
      reason: { code: 'not-after-today' },
      days: ['2026-01-12', '2026-02-11'],
    });
  });

  test('5. 3/4/2026 with AM/PM and nothing else asks, month first on top (R-20.10)', async () => {
    const asked = await dayOf(`${clockify}\nA,3/4/2026,9:00 AM,3/4/2026,11:00 AM,2:00:00,2`);
    expect(asked.questions).toEqual(['day-order']);
    expect(asked.order).toBeNull();
    expect(asked.day?.options).toEqual([
      { order: 'month-first', day: '2026-03-04', days: ['2026-03-04'] },
      { order: 'day-first', day: '2026-04-03', days: ['2026-04-03'] },
    ]);
    expect((await dayOf(daysOf('3/4/2026'))).day?.options[0]?.order).toBe('day-first');
  });

  test('the answer holds for all rows, and what was decided can be turned round (R-20.10)', async () => {
    const answered = await readFile('clockify-unicode.txt', { dayOrder: 'day-first' });
    expect(answered.rows.map(({ day }) => day)).toEqual(['2026-04-03', '2026-04-03', '2026-06-05']);
    expect([answered.questions, answered.day?.reason]).toEqual([[], { code: 'chosen' }]);
    const turned = await dayOf(daysOf('03/04/2026', '18/11/2026'), { choices: { dayOrder: 'month-first' } });
    expect([turned.days, turned.reason]).toEqual([['2026-03-04', null], { code: 'chosen' }]);
  });

  test('days that are clear ask nothing (R-20.10)', async () => {
    expect(await dayOf('Datum,Kunde,Std.\n03.04.2026,A,"7,5"')).toMatchObject({
      order: null,
      reason: { code: 'clear' },
      questions: [],
    });
  });
});

describe('whose row it is', () => {
  const rowsOf = async (header: string, rows: readonly string[], given: Given = {}) =>
    read([`Datum;Std.;Projekt;${header}`, ...rows.map((row) => `10.11.2026;1,5;P;${row}`)].join('\n'), given);
  const problems = async (...args: Parameters<typeof rowsOf>) =>
    (await rowsOf(...args)).rows.map(({ problem }) => problem?.code ?? 'own');

  test.each([
    'Jana Albrecht',
    'Albrecht, Jana',
    'albrecht jana',
    'JALBRECHT',
    'Jana.Albrecht@nordfeld.example',
    '',
  ])('%j is the user (R-20.15)', async (name) => expect(await problems('Benutzer', [name])).toEqual(['own']));

  test('any of several columns may say so; others are counted by name (R-20.15)', async () => {
    const { people, questions } = await rowsOf('User;Email;Vorname;Nachname', [
      'ja;jana.albrecht@nordfeld.example;Jana;A.',
      'do;d@x.example;David;Okafor',
      'do;d@x.example;David;Okafor',
      'lh;l@x.example;;',
    ]);
    expect(people).toEqual({
      hasColumn: true,
      names: [
        { name: 'David Okafor', rows: 2, isOwn: false },
        { name: 'Jana A.', rows: 1, isOwn: true },
        { name: 'lh', rows: 1, isOwn: false },
      ],
    });
    expect(questions).toEqual([]);
  });

  test('none is the user: one name is asked, and is kept (R-20.15)', async () => {
    const rows = ['J. Berger', 'David Okafor'];
    expect((await rowsOf('Mitarbeiter', rows)).questions).toEqual(['person']);
    const given = [{ choices: { ownName: 'J. Berger' } }, { more: { ownNames: ['J. Berger'] } }];
    for (const one of given) {
      expect((await rowsOf('Mitarbeiter', rows, one)).questions).toEqual([]);
      expect(await problems('Mitarbeiter', rows, one)).toEqual(['own', 'other']);
    }
  });

  test('another name that is chosen takes the place of the own one, which can be chosen again (R-20.15)', async () => {
    const rows = ['Jana Albrecht', 'David Okafor'];
    const chosen = await rowsOf('Mitarbeiter', rows, { choices: { ownName: 'David Okafor' } });
    expect(chosen.people.names.map(({ isOwn }) => isOwn)).toEqual([false, true]);
    const kept = { more: { ownNames: ['David Okafor'] } };
    expect(await problems('Mitarbeiter', rows, kept)).toEqual(['own', 'other']);
  });

  test('a column in which the user is named has people, whatever its own name (R-20.78)', async () => {
    const { people } = await rowsOf('Wer', ['Jana Albrecht', 'David Okafor']);
    expect(people.names).toEqual([
      { name: 'Jana Albrecht', rows: 1, isOwn: true },
      { name: 'David Okafor', rows: 1, isOwn: false },
    ]);
    const approved = await rowsOf('Genehmigt von', ['Jana Albrecht', 'David Okafor']);
    expect(approved.people.hasColumn).toBe(false);
    const me = { givenName: 'Jana', surname: 'Albrecht', mail: '', username: '' };
    expect((await rowsOf('Bereich', ['', 'Vertrieb'], { more: { me } })).people.hasColumn).toBe(false);
  });

  test("without a column all rows are the user's (R-20.15)", async () => {
    expect((await readFile('stunden-november.csv')).people).toEqual({ hasColumn: false, names: [] });
  });
});

describe('columns', () => {
  const roles = ['day', 'hours', 'client', null] as const;

  test('without a header, a day or hours they are asked, and the choice is kept for the header (R-20.7)', async () => {
    const text = 'Tag,Aufwand,Auftraggeber,Was\n16.11.26,"7,5",Kessler,x';
    const asked = await read(text);
    expect(asked).toMatchObject({ questions: ['columns'], headerRow: null, rows: [] });
    expect(asked.columns[0]).toEqual({ name: '', example: 'Tag', role: null });
    const named = 'Datum,Kunde,Projekt,Aufwand\n16.11.26,A,B,"7,5"';
    const missing = await read(named);
    expect(missing.questions).toEqual(['columns']);
    const chosen = ['day', 'client', 'project', 'hours'] as const;
    for (const given of [
      { choices: { roles: chosen } },
      { more: { keptRoles: { [missing.headerKey]: chosen } } },
    ])
      expect((await read(named, given)).rows).toMatchObject([
        { day: '2026-11-16', seconds: 27_000, client: 'A' },
      ]);
    expect((await read(text, { choices: { roles } })).rows).toMatchObject([
      { problem: { code: 'no-such-day' } },
      { seconds: 27_000 },
    ]);
  });

  test('a column that the header does not name is there, with its example (R-20.7)', async () => {
    const { columns } = await read('Datum,Kunde,Std.\n16.11.26,A,1,erledigt');
    expect(columns).toHaveLength(4);
    expect(columns[3]).toEqual({ name: '', example: 'erledigt', role: null });
  });

  test('the order of columns makes no difference (R-20.7)', async () => {
    const seen = [];
    for (const order of [
      [0, 1, 2, 3],
      [3, 1, 0, 2],
    ]) {
      const rows = [
        ['Date', 'Project', 'Notes', 'Hours'],
        ['2026-11-10', 'A', 'x', '1.5'],
      ];
      const { rows: read1 } = await read(rows.map((row) => order.map((at) => row[at]).join(',')).join('\n'));
      seen.push(read1);
    }
    expect(seen[0]).toEqual(seen[1]);
  });

  test('what records never get is said once (R-20.16)', async () => {
    const { notTaken } = await readFile('toggl-detailed.csv');
    expect(notTaken).toEqual(['times', 'tags', 'amounts', 'billable']);
    expect((await read('Tag;Projekt;Stunden\n02.11.2026;Shop;1,5')).notTaken).toEqual([]);
  });
});
