import { describe, expect, test } from 'vitest';
import { DraftMemory } from './draftMemory';
import { loadDraft, removeAllDrafts, removeDraft, saveDraft, saveDraftAtOnce } from './draftStore';

const mine = () => new DraftMemory().of('g-1');

describe('drafts', () => {
  test('drafts are kept per user and name, and can be removed', async () => {
    const memory = new DraftMemory();
    const drafts = memory.of('g-1');
    await saveDraft(drafts, 'a', { text: 'one' });
    await saveDraft(memory.of('g-2'), 'a', { text: 'other' });
    expect(await loadDraft(drafts, 'a')).toEqual({ text: 'one' });
    expect(await loadDraft(drafts, 'b')).toBeUndefined();
    await removeDraft(drafts, 'a');
    expect(await loadDraft(drafts, 'a')).toBeUndefined();
    expect(await loadDraft(memory.of('g-2'), 'a')).toEqual({ text: 'other' });
  });

  test('drafts survive a reload of the page (R-14.40)', async () => {
    await saveDraft(mine(), 'a', { text: 'one' });
    expect(await loadDraft(mine(), 'a')).toEqual({ text: 'one' });
  });

  test('the text typed last before a reload wins over the last regular save', async () => {
    await saveDraft(mine(), 'a', { text: 'on' });
    saveDraftAtOnce(mine(), 'a', { text: 'one' });
    expect(await loadDraft(mine(), 'a')).toEqual({ text: 'one' });
    expect(sessionStorage).toHaveLength(0);
    expect(await loadDraft(mine(), 'a')).toEqual({ text: 'one' });
  });

  test('drafts are removed on sign-out, and a form unmounted only later does not bring them back (R-14.40)', async () => {
    const drafts = mine();
    await saveDraft(drafts, 'a', 1);
    saveDraftAtOnce(drafts, 'b', 2);
    await removeAllDrafts(drafts);
    await saveDraft(drafts, 'a', 3);
    saveDraftAtOnce(drafts, 'b', 3);
    expect([await loadDraft(drafts, 'a'), await loadDraft(drafts, 'b')]).toEqual([undefined, undefined]);
    drafts.isClosed = false;
    await saveDraft(drafts, 'a', 4);
    expect(await loadDraft(drafts, 'a')).toBe(4);
  });
});
