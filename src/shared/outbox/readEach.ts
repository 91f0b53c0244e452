import type { Id } from '@/domain/id';
import type { Items } from '@/domain/changes/outbox';
import { isApiError, isSessionEnd } from '../api/apiError';
import { isUnanswered } from './change';
import type { Listing } from './outboxKind';

/**
 * Reads the things that changes are about one by one, for a kind whose service can answer for a single one. A thing
 * that is refused or cannot be understood holds up only its own changes; if there is no answer at all, all of them
 * wait.
 *
 * @param read reads one thing; one that is gone is not listed
 */
export async function readEach<Content>(
  items: Items<Content>,
  read: (id: Id) => Promise<{ readonly data?: Content | undefined; readonly error?: unknown }>,
): Promise<Listing<Content>> {
  const ids = [...new Set(items.flatMap(({ id }) => id ?? []))];
  const answers = await Promise.all(
    ids.map(async (id) => {
      const { data, error } = await read(id);
      return { id, data, error };
    }),
  );
  const failed = answers.filter(
    ({ data, error }) => data === undefined && !(isApiError(error) && error.kind === 'not-found'),
  );
  const ofAll = failed.find(({ error }) => isUnanswered(error) || isSessionEnd(error));
  if (ofAll) return { error: ofAll.error };
  return {
    data: answers.flatMap(({ id, data }) => (data === undefined ? [] : [{ id, content: data }])),
    unread: failed.map(({ id, error }) => ({ id, error })),
  };
}
