import { beforeEach, describe, expect, test } from 'vitest';
import { allowDraftsOf, refuseDraftsOf } from './draftGate';
import { loadDraft, removeDraft, removeDraftsOf, saveDraft, saveDraftAtOnce } from './draftStore';

const guid = 'g-1';

beforeEach(() => allowDraftsOf(guid));

describe('drafts', () => {
  test('are kept per user and name, and go when removed', async () => {
    await saveDraft(guid, 'a', { text: 'one' });
    await saveDraft('g-2', 'a', { text: 'other' });
    expect(await loadDraft(guid, 'a')).toEqual({ text: 'one' });
    expect(await loadDraft(guid, 'b')).toBeUndefined();
    await removeDraft(guid, 'a');
    expect(await loadDraft(guid, 'a')).toBeUndefined();
    expect(await loadDraft('g-2', 'a')).toEqual({ text: 'other' });
  });

  test('what was typed last before a reload wins over what was saved regularly', async () => {
    await saveDraft(guid, 'a', { text: 'on' });
    saveDraftAtOnce(guid, 'a', { text: 'one' });
    expect(await loadDraft(guid, 'a')).toEqual({ text: 'one' });
    expect(sessionStorage).toHaveLength(0);
    expect(await loadDraft(guid, 'a')).toEqual({ text: 'one' });
  });

  test('go on sign-out, and a form that closes only then does not bring them back', async () => {
    await saveDraft(guid, 'a', 1);
    saveDraftAtOnce(guid, 'b', 2);
    refuseDraftsOf(guid);
    await removeDraftsOf(guid);
    await saveDraft(guid, 'a', 3);
    saveDraftAtOnce(guid, 'b', 3);
    expect([await loadDraft(guid, 'a'), await loadDraft(guid, 'b')]).toEqual([undefined, undefined]);
    allowDraftsOf(guid);
    await saveDraft(guid, 'a', 4);
    expect(await loadDraft(guid, 'a')).toBe(4);
  });
});
