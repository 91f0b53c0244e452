import { describe, expect, test } from 'vitest';
import { DraftMemory } from './draftMemory';
import { loadDraft, removeAllDrafts, removeDraft, saveDraft, saveDraftAtOnce } from './draftStore';

const mine = () => new DraftMemory().of('g-1');

describe('drafts', () => {
  test('are kept per user and name, and go when removed', async () => {
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

  test('survive the page', async () => {
    await saveDraft(mine(), 'a', { text: 'one' });
    expect(await loadDraft(mine(), 'a')).toEqual({ text: 'one' });
  });

  test('what was typed last before a reload wins over what was saved regularly', async () => {
    await saveDraft(mine(), 'a', { text: 'on' });
    saveDraftAtOnce(mine(), 'a', { text: 'one' });
    expect(await loadDraft(mine(), 'a')).toEqual({ text: 'one' });
    expect(sessionStorage).toHaveLength(0);
    expect(await loadDraft(mine(), 'a')).toEqual({ text: 'one' });
  });

  test('go on sign-out, and a form that closes only then does not bring them back', async () => {
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
