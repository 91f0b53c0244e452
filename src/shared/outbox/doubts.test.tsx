import { expect, test, vi } from 'vitest';
import { stopTime } from '../../../tests/jsdom/testTime';
import type { WaitingEntry } from '@/domain/changes/outbox';
import { recallDoubt } from '../drafts/draftStore';
import { createAppStore } from '../store/store';
import { Doubts } from './doubts';
import { type Note, ada } from './noteService.fixture';

const attempt = { sent: { text: 'Typed' }, alike: [] };
const item = (key: string, more: Partial<WaitingEntry<Note>> = {}): WaitingEntry<Note> => ({
  key,
  since: 0,
  id: null,
  before: null,
  want: attempt.sent,
  attempt,
  trouble: null,
  ...more,
});

function open(hasDraft = true) {
  const { extra } = createAppStore();
  const owner = { extra, guid: ada.guid };
  return {
    owner,
    doubts: new Doubts<Note>(owner, hasDraft),
    kept: async (key: string) => recallDoubt(extra.drafts.of(ada.guid), key),
  };
}

test('a note about a saved entry is kept on the device until its form has removed the draft (R-14.10)', async () => {
  const { doubts, kept } = open();
  doubts.noteSent([item('wish')]);
  doubts.end('wish');
  expect(doubts.of('wish')).toBeUndefined();
  expect(await kept('wish')).toEqual({ id: null, before: null, attempt });
});

test('only what was sent is noted, and only for a form with a draft (R-14.10)', async () => {
  const { doubts, kept } = open();
  doubts.noteSent([item('unsent', { attempt: null }), item('sent')]);
  expect(await kept('unsent')).toBeUndefined();
  expect(await kept('sent')).toBeDefined();
  doubts.noteSent([item('sent', { attempt: null })]);
  expect(await kept('sent')).toBeDefined();
  const without = open(false);
  without.doubts.noteSent([item('no draft')]);
  without.doubts.keep('no draft', item('no draft'), true);
  expect(await without.kept('no draft')).toBeUndefined();
  expect(without.doubts.of('no draft')).toEqual({ id: null, before: null, attempt });
});

test('what may have arrived is remembered for all forms of the page; what was refused is not (R-14.10)', async () => {
  const { owner, doubts, kept } = open();
  expect(doubts.keep('one', item('one'), true)).toEqual({ id: null, before: null, attempt });
  expect(new Doubts<Note>(owner, false).of('one')).toEqual({ id: null, before: null, attempt });
  doubts.end('one');
  expect(doubts.of('one')).toBeUndefined();
  doubts.keep('one', item('one'), true);
  expect(doubts.keep('one', item('one'), false)).toBeNull();
  expect(doubts.of('one')).toBeUndefined();
  expect(await kept('one')).toBeFalsy();
  // An entry with an id is known to be there, also if its last call was refused.
  expect(doubts.keep('two', item('two', { id: 7 }), false)).toEqual({ id: 7, before: null, attempt: null });
  expect(doubts.keep('two', undefined, true)).toBeNull();
  expect(doubts.of('two')).toBeUndefined();
  expect(new Doubts<Note>(open().owner, false).of('one')).toBeUndefined();
});

test('a later visit recalls what a form with a draft had sent, if the page does not know better (R-14.10)', async () => {
  const change = (key: string, row: number | null = null) => ({ key, row, before: null, want: attempt.sent });
  const { doubts } = open();
  doubts.noteSent([item('sent'), item('row')]);
  const { owner, doubts: later } = open();
  await new Doubts<Note>(owner, false).recall([change('sent')]);
  expect(later.of('sent')).toBeUndefined();
  await later.recall([change('sent'), change('row', 7), change('other')]);
  expect(later.of('sent')).toMatchObject({ id: null, before: null, attempt });
  expect([later.of('row'), later.of('other')]).toEqual([undefined, undefined]);
  const known = { id: 7, before: null, attempt: null };
  later.keep('sent', item('sent', known), true);
  await later.recall([change('sent')]);
  expect(later.of('sent')).toEqual(known);
});

test('a call that an earlier page sent is looked for three seconds after the start of this one (R-24.26)', async () => {
  stopTime();
  const { doubts } = open();
  doubts.noteSent([item('sent')]);
  const { doubts: later } = open();
  const change = { key: 'sent', row: null, before: null, want: attempt.sent };
  await later.recall([change]);
  const left = vi.fn<() => void>();
  const settled = later.settle([change], performance.now() + 3000).then(left);
  await vi.advanceTimersByTimeAsync(2999);
  expect(left).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await settled;
  expect(left).toHaveBeenCalledOnce();
});
