import { type Fields, isSameIdentity } from '@/domain/changes/fields';
import type { Id } from '@/domain/id';
import type { ListedEntry } from '@/domain/changes/outboxStep';

/**
 * Ids of the entries that say the same as one that is about to be created; null if they are not known.
 *
 * @param listed the entries, as far as the app has read them
 */
export function alikeAmong<Content>(
  fields: Fields<Content>,
  content: Content,
  listed: readonly ListedEntry<Content>[] | undefined,
): readonly Id[] | null {
  const alike = listed?.filter((entry) => isSameIdentity(fields, entry.content, content));
  return alike?.map(({ id }) => id) ?? null;
}
