import { expect, test } from 'vitest';
import type { ReportRow } from '../report/reportRow';
import { isoDate } from '../time/period';
import { record } from '../work/monthEntries.fixture';
import { isAsked } from './recordChoice';
import { entriesOfExport, entriesOfRecords, likenessOf, peopleOfExport } from './recordEntries';

test('own entries are those of the customer, whatever the type of its id, with trimmed texts (R-19.3)', () => {
  const own = entriesOfRecords(
    [
      record(7, '2026-11-02', {
        description: ' Workshop ',
        projectName: ' MES ',
        location: ' Nürnberg ',
        hours: 1 / 3,
        travelHours: 1.5,
      }),
      record(8, '2026-11-03', { projectId: null, projectName: '', hours: null }),
      record(9, '2026-11-03', { customerId: 2 }),
    ],
    '1',
    'Jana Albrecht',
  );
  const row = { person: 'Jana Albrecht', place: 'Nürnberg' };
  expect(own).toEqual([
    {
      ...row,
      id: '7',
      key: '7',
      projectKey: '1:MES',
      date: '2026-11-02',
      project: 'MES',
      description: 'Workshop',
      hours: 0.333333,
      travel: 1.5,
    },
    {
      ...row,
      id: '8',
      key: '8',
      projectKey: '1:',
      date: '2026-11-03',
      project: '',
      description: 'work 8',
      hours: 0,
      travel: 0,
    },
  ]);
});

test('entries of an export have keys by their contents, equal ones are counted, and what is unknown is empty (R-19.4)', () => {
  const row: ReportRow = {
    date: isoDate('2026-11-02'),
    customer: '12',
    customerName: 'Kessler',
    project: undefined,
    person: 'jalbrecht',
    hours: 33.3333,
    travel: undefined,
    description: undefined,
    place: undefined,
  };
  const read = () =>
    entriesOfExport([row, { ...row, project: null }, { ...row, project: 'MES', travel: 50 }], (text = '') =>
      text.toUpperCase(),
    );
  const [unknown, none, known] = read();
  const empty = { id: null, person: 'JALBRECHT', project: '', description: '', place: '', travel: 0 };
  expect(unknown).toMatchObject({ ...empty, hours: 0.333333, projectKey: '12' });
  expect(none).toMatchObject({ ...empty, projectKey: '12:' });
  expect(known).toMatchObject({ project: 'MES', travel: 0.5, projectKey: '12:MES' });
  expect(new Set(read().map(({ key }) => key)).size).toBe(3);
  const twins = entriesOfExport([row, { ...row, by: { key: '7' } }], () => 'Jana Albrecht');
  const likeness = twins[0] && likenessOf(twins[0]);
  expect(twins.map(({ key, personKey }) => [key, personKey])).toEqual([
    [`${likeness}1`, undefined],
    [`${likeness}2`, '7'],
  ]);
  expect(read().map(({ key }) => key)).toEqual([unknown, none, known].map((one) => one?.key));
});

test('two people of one name are told apart by what the export calls them (R-19.36)', () => {
  const by = (key: string, name: string) => ({ person: `${key}@x`, by: { key, name } });
  const rows = [by('1', 'Bo Weiß'), by('2', 'Bo Weiß'), by('3', 'Ada Jäger'), by('3', 'Ada Jäger')];
  expect(peopleOfExport(rows)).toEqual([
    { key: '1', asked: '1', label: 'Bo Weiß (1@x)' },
    { key: '2', asked: '2', label: 'Bo Weiß (2@x)' },
    { key: '3', asked: 'Ada Jäger', label: 'Ada Jäger' },
  ]);
  const of = { projectKey: '12:', person: 'Bo Weiß', personKey: '1' };
  const asked = [['1'], ['2'], ['Bo Weiß'], []].map((people) => isAsked({ projects: [], people }, of));
  expect(asked).toEqual([true, false, true, true]);
});
