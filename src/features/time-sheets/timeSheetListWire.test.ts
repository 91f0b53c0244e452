import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { isMailed, newTimeSheetToWire, timeSheetFromWire, timeSheetsWire } from './timeSheetWire';
import { isoDate } from '@/domain/time/period';

const fields = { id: 7, state: 'signed', from: '2026-11-01', to: '2026-11-30' };
const sheet = { id: 7, state: 'signed', from: '2026-11-01', to: '2026-11-30' };

function read(item: unknown) {
  const [wire] = v.parse(timeSheetsWire, [item]);
  if (!wire) throw new Error('no sheet');
  return timeSheetFromWire(wire);
}

describe('answers that differ from the usual', () => {
  test.each([
    ['a body and the same fields outside', { ...fields, body: fields }],
    ['a body only', { id: 7, body: fields }],
    ['a body without the id', { id: 7, body: { state: 'signed', from: fields.from, to: fields.to } }],
    ['a body as JSON text', { id: 7, body: JSON.stringify(fields) }],
    ['fields outside only', fields],
    ['empty fields outside', { id: 7, state: '', from: null, to: undefined, body: fields }],
    [
      'empty text beside dateFrom and dateTo',
      { id: 7, body: { state: 'signed', from: '', to: '', dateFrom: fields.from, dateTo: fields.to } },
    ],
    ['dateFrom and dateTo', { id: 7, body: { state: 'signed', dateFrom: fields.from, dateTo: fields.to } }],
    [
      'full timestamps',
      { ...fields, from: '2026-10-31T23:00:00.000Z', to: '2026-11-29T23:00:00.000Z', body: null },
    ],
  ])('%s: the same sheet is read', (_name, item) => {
    expect(read(item)).toEqual(sheet);
  });

  test('an unknown state is kept, and so is the type of an id', () => {
    expect(read({ ...fields, id: '7', state: 'archived' })).toMatchObject({ id: '7', state: 'archived' });
  });

  test.each([
    [{ id: 7, body: 'not JSON' }, 'from'],
    [{ ...fields, to: '2026-11-31' }, 'to'],
    [{ body: { ...fields, id: undefined } }, 'id'],
  ])('a broken sheet is reported with the field that is wrong: %#', (item, field) => {
    const result = v.safeParse(timeSheetsWire, [item]);
    expect(result.issues?.[0].path?.map(({ key }) => key)).toEqual([0, field]);
  });
});

test('PUT /sheet/time sends {state: prepared, from, to} (R-8.30)', () => {
  expect(newTimeSheetToWire({ from: isoDate('2026-11-01'), to: isoDate('2026-11-30') })).toEqual({
    state: 'prepared',
    from: '2026-11-01',
    to: '2026-11-30',
  });
});

test.each([
  [{ status: 'ok' }, true],
  [{ status: 'OK', id: 3 }, true],
  [{ status: 'failed' }, false],
  [{}, false],
  ['ok', false],
  [undefined, false],
  [null, false],
])('a mail only counts as sent if the answer has the status ok: %j (R-8.33)', (answer, mailed) => {
  expect(isMailed(answer)).toBe(mailed);
});
