import type { UserDrafts } from './draftMemory';
import { draftNames, loadDraft, removeDraft, saveDraft } from './draftStore';

const KIND = 'doubt';

const nameOf = (key: string) => `${KIND}/${key}`;

/** Names of the doubts of one form, which may save several entries (`Wish.of`). */
async function namesOf(drafts: UserDrafts, wish: string): Promise<readonly string[]> {
  const own = nameOf(wish);
  const names = await draftNames(drafts, KIND);
  return names.filter((name) => name === own || name.startsWith(`${own}/`));
}

/**
 * Keeps on the device that an entry was sent without a clear answer, beside the draft of its form. After a reload the list
 * is then read before the entry is saved again.
 *
 * @param key of the entry's wish
 * @param doubt plain data; null deletes it
 */
export async function noteDoubt(drafts: UserDrafts, key: string, doubt: unknown): Promise<void> {
  return doubt === null ? removeDraft(drafts, nameOf(key)) : saveDraft(drafts, nameOf(key), doubt);
}

/** Loads the doubt of a wish; `undefined` if there is none. */
export const recallDoubt = async (drafts: UserDrafts, key: string): Promise<unknown> =>
  loadDraft(drafts, nameOf(key));

/** Whether the form sent an entry and does not know if it was saved. */
export async function isInDoubt(drafts: UserDrafts, wish: string): Promise<boolean> {
  return (await namesOf(drafts, wish)).length > 0;
}

/** Deletes the doubts of a form that was saved or discarded. */
export async function forgetDoubts(drafts: UserDrafts, wish: string): Promise<void> {
  await Promise.all((await namesOf(drafts, wish)).map(async (name) => removeDraft(drafts, name)));
}
