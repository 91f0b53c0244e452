import type { UserDrafts } from './draftMemory';
import { draftNames, loadDraft, removeDraft, saveDraft } from './draftStore';

const KIND = 'doubt';

const nameOf = (key: string) => `${KIND}/${key}`;

/** Names of the doubts about what a form saves, which may be several entries (`Wish.of`). */
async function namesOf(drafts: UserDrafts, wish: string): Promise<readonly string[]> {
  const own = nameOf(wish);
  const names = await draftNames(drafts, KIND);
  return names.filter((name) => name === own || name.startsWith(`${own}/`));
}

/**
 * Keeps what is known of an entry that was sent and not clearly answered, beside the draft of its form: saved again after a
 * reload, it is looked for first.
 *
 * @param key names the entry's wish
 * @param doubt plain data; null: there is none any more
 */
export async function noteDoubt(drafts: UserDrafts, key: string, doubt: unknown): Promise<void> {
  return doubt === null ? removeDraft(drafts, nameOf(key)) : saveDraft(drafts, nameOf(key), doubt);
}

/** What is kept for a wish, as it was noted; `undefined` where nothing is. */
export const recallDoubt = async (drafts: UserDrafts, key: string): Promise<unknown> =>
  loadDraft(drafts, nameOf(key));

/** Whether something of what a form saves was sent, and nobody knows what became of it. */
export async function isInDoubt(drafts: UserDrafts, wish: string): Promise<boolean> {
  return (await namesOf(drafts, wish)).length > 0;
}

/** The form was saved or thrown away. */
export async function forgetDoubts(drafts: UserDrafts, wish: string): Promise<void> {
  await Promise.all((await namesOf(drafts, wish)).map(async (name) => removeDraft(drafts, name)));
}
