import { expect, test } from 'vitest';
import { fingerprintOf } from '@/shared/pdf/fingerprint';
import { isoDate, monthOf } from '../time/period';
import { chosenEntries, keptRowOf, recordsOfEntries } from './recordChoice';
import { recordDrift } from './recordDrift';
import { MES, SHOP, entry, keptRecord, late, november, signature } from './serviceRecord.fixture';
import { serviceRecordData } from './serviceRecordData';

const october = [
  entry('100', '2026-10-12', { hours: 44.5 }),
  entry('101', '2026-10-28', { project: SHOP, hours: 8 }),
];
const before = keptRecord('JA-2026-004', october.map(keptRowOf), {
  ...monthOf(isoDate('2026-10-01')),
  signatures: [signature('customer', 'Sabine Thoma', '2026-10-30T09:00:00Z')],
});
const entries = [...november, late, ...october];
const choose = (takenIn: readonly string[]) =>
  chosenEntries(entries, {
    period: { from: isoDate('2026-11-01'), to: isoDate('2026-11-20') },
    projects: [],
    people: [],
    unticked: [],
    takenIn,
    order: 'project',
    found: recordsOfEntries(entries, [before], '12'),
    notRead: [],
  });

/** What the fingerprint of a record counts: all but its signatures, the time of drawing and itself, also unknown fields. */
function fingerprintedPart(file: object): object {
  const left = new Set(['signatures', 'createdAt', 'fingerprint']);
  return Object.fromEntries(Object.entries(file).filter(([name]) => !left.has(name)));
}

test('Kessler, 1 to 20 November: 45 hours on 9 rows with the fingerprint of the example (R-19.1)', async () => {
  const { rows, groups, sums, older, notIncluded } = choose([]);
  expect(groups.map((group) => [group.project, group.sums])).toEqual([
    [MES, { hours: 33.5, travel: 3 }],
    [SHOP, { hours: 11.5, travel: 0 }],
  ]);
  expect([rows.length, sums]).toEqual([9, { hours: 45, travel: 3 }]);
  expect([older, notIncluded.map(({ kind }) => kind)]).toEqual([[late], ['zero-hours']]);
  const data = serviceRecordData(keptRecord('JA-2026-005', rows.map(keptRowOf)));
  expect(data.sums).toEqual(sums);
  expect((await fingerprintOf(data)).slice(0, 12)).toBe('d1ff8c1db588');
});

test('with 29 October there are 46.5 hours, and the record that missed it agrees again (R-19.1, R-19.26)', () => {
  expect(recordDrift(before, entries, [before])).toMatchObject({
    changes: [{ kind: 'new', after: { id: '102' } }],
    before: 52.5,
    now: 54,
  });
  const { rows, sums, older } = choose(['102']);
  expect([sums.hours, older]).toEqual([46.5, []]);
  const next = keptRecord('JA-2026-005', rows.map(keptRowOf));
  expect(recordDrift(before, entries, [next, before])).toBeNull();
  expect(recordDrift(next, entries, [next, before])).toBeNull();
});

/** The file as the design prints it. */
const printed = {
  format: 'tagwerk-service-record',
  version: 1,
  number: 'JA-2026-005',
  language: 'de',
  company: 'Nordfeld Software & Beratung GmbH',
  customer: { id: '12', name: 'Kessler Maschinenbau GmbH' },
  by: { guid: 'u-17', username: 'jalbrecht', name: 'Jana Albrecht' },
  scope: 'own',
  from: '2026-11-01',
  to: '2026-11-20',
  rows: [
    {
      date: '2026-11-02',
      person: 'Jana Albrecht',
      project: 'MES-Einführung Werk 2',
      description: 'Lasttest',
      place: '',
      hours: 4.5,
      travel: 0,
    },
  ],
  sums: { hours: 4.5, travel: 0 },
  signatures: [
    { side: 'company', name: 'Jana Albrecht', at: '2026-11-20T14:41:00Z', typed: false, image: '…' },
  ],
  createdAt: '2026-11-20T14:44:00Z',
  fingerprint: '1cd151c1d18cb32d0702fcc0b81e5f7c754bb76944f4a46c9679510a98b67b5d',
};

test('the file of a signed record has the fingerprint of the unsigned one, and unknown fields count (R-19.2)', async () => {
  const { signatures: _signatures, createdAt: _createdAt, fingerprint, ...content } = printed;
  const row = entry('1', '2026-11-02', { description: 'Lasttest', hours: 4.5 });
  const data = serviceRecordData(keptRecord('JA-2026-005', [keptRowOf(row)]));
  expect(data).toEqual(content);
  expect(await fingerprintOf(data)).toBe(fingerprint);
  expect(await fingerprintOf(fingerprintedPart(printed))).toBe(fingerprint);
  expect(await fingerprintOf(fingerprintedPart({ ...printed, added: 1 }))).not.toBe(fingerprint);
});
