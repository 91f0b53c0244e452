import { describe, expect, test } from 'vitest';
import { cents } from '@/domain/money/money';
import { isoDate } from '@/domain/time/period';
import { DraftMemory } from '@/shared/drafts/draftMemory';
import { storedDraft } from '@/shared/drafts/draftKind';
import { draftNames, saveDraft } from '@/shared/drafts/draftStore';
import { type WorkRecordDraft, findWorkRecordDraft, workRecordDrafts } from './workRecordDraft';
import { valuesOf } from './workRecordValues';

const record = {
  id: 7,
  employee: 'jalbrecht',
  date: isoDate('2026-11-17'),
  customerId: '3',
  customerName: 'Kessler',
  projectId: null,
  projectName: '',
  description: 'Workshop',
  location: 'Augsburg',
  hours: 7.5,
  travelHours: null,
  departure: null,
  arrival: null,
  distanceKm: null,
  foodAllowance: cents(0),
  travelExpenses: cents(0),
};
const draft: WorkRecordDraft = { record, values: valuesOf(record, 'en') };
const mine = () => new DraftMemory().of('g-1');

async function find(...stored: readonly unknown[]) {
  const drafts = mine();
  for (const [at, value] of stored.entries()) await saveDraft(drafts, `work-record/${at}`, value);
  const found = await findWorkRecordDraft(drafts);
  return { draft: found?.draft, left: await draftNames(drafts, 'work-record') };
}

describe('a draft of a work record', () => {
  test.each([
    ['with its version', storedDraft(workRecordDrafts, draft)],
    ['of a build without versions', draft],
    ['of a form for a new record', storedDraft(workRecordDrafts, { ...draft, record: null })],
  ])('is found again: %s', async (_which, stored) => {
    expect((await find(stored)).draft?.values).toEqual(draft.values);
  });

  test.each(Object.keys(record))(
    'is dropped if its record lacks %s, and the one before it is found',
    async (name) => {
      const broken = { ...draft, record: { ...record, [name]: undefined } };
      const { draft: found, left } = await find(
        storedDraft(workRecordDrafts, draft),
        storedDraft(workRecordDrafts, broken),
      );
      expect(found).toEqual(draft);
      expect(left).toEqual(['work-record/0']);
    },
  );

  test.each([
    ['a date that does not exist', { date: '2026-02-30' }],
    ['hours that are no number', { hours: '7,5' }],
    ['a time that does not exist', { departure: '25:00' }],
    ['half a cent', { foodAllowance: 0.5 }],
  ])('with %s is dropped', async (_what, wrong) => {
    expect(await find({ ...draft, record: { ...record, ...wrong } })).toEqual({ draft: undefined, left: [] });
  });

  test('of a later build is not read and is kept for that build', async () => {
    const later = { version: workRecordDrafts.version + 1, content: { unknown: true } };
    expect(await find(later)).toEqual({ draft: undefined, left: ['work-record/0'] });
  });
});
