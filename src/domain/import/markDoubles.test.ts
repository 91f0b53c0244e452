import { expect, test } from 'vitest';
import { pair, stored } from '../../../tests/import/importFile';
import { isoDate } from '../time/period';
import { markDoubles, textKey } from './markDoubles';
import type { NewRecord, RecordMark } from './newRecords';

const date = isoDate('2026-11-18');
const kessler = ['Kessler', 'MES'] as const;

function draft(hours: number, text: string, mark: RecordMark | null = null, canBeTicked = true): NewRecord {
  const place = { ...pair(...kessler), location: 'Augsburg' };
  return { ...place, key: text, date, text, hours, seconds: hours * 3600, rows: [], mark, canBeTicked };
}

const recordedAs = (id: string, hours: number, text: string) => stored(id, date, kessler, hours, text);

test('texts are the same whatever their case and blanks (R-20.29)', () => {
  expect(textKey('  Short \n Review ')).toBe(textKey('short review'));
  expect(textKey('Straße')).not.toBe(textKey('Strasse'));
});

test('each recorded one is used once, by an equal one first; what was imported or deleted since takes none (R-20.29, R-20.30)', () => {
  const used = new Set<string>();
  const drafts = [
    draft(3, 'Review'),
    draft(2, 'Review'),
    draft(2, 'Review', { code: 'deleted-since' }),
    draft(3, 'Review', { code: 'imported' }, false),
    draft(4, 'Plan', null, false),
  ];
  const recorded = new Map([
    [
      date,
      [
        recordedAs('a', 2, 'review'),
        recordedAs('b', 5, 'Review'),
        recordedAs('c', 7, 'plan'),
        recordedAs('d', 9, 'Review'),
      ],
    ],
  ]);
  const all = markDoubles(drafts, recorded, used);
  expect(all.map(({ mark, canBeTicked }) => [mark, canBeTicked])).toEqual([
    [{ code: 'similar', hours: 5 }, true],
    [{ code: 'recorded' }, false],
    [{ code: 'deleted-since' }, true],
    [{ code: 'imported' }, false],
    [null, false],
  ]);
  expect([...used]).toEqual(['a', 'b']);
});
