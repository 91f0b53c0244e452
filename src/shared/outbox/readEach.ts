import type { Id } from '@/domain/id';
import type { Items } from '@/domain/outbox';
import type { ListedEntry } from '@/domain/outboxStep';
import { isApiError } from '../api/apiError';

type Answer<Data> = { readonly data: Data } | { readonly error: unknown };

/** Whether something is gone, or somebody may not see it any more. */
export function isOutOfReach(error: unknown): boolean {
  return isApiError(error) && (error.kind === 'not-found' || error.kind === 'forbidden');
}

/**
 * Reads the things that changes are about one by one, for a kind whose service answers a single one.
 *
 * @param read a thing of the service; one that is out of reach is not listed
 */
export async function readEach<Content>(
  items: Items<Content>,
  read: (id: Id) => Promise<{ readonly data?: Content | undefined; readonly error?: unknown }>,
): Promise<Answer<readonly ListedEntry<Content>[]>> {
  const ids = [...new Set(items.flatMap(({ id }) => id ?? []))];
  const answers = await Promise.all(
    ids.map(async (id) => {
      const { data, error } = await read(id);
      return { id, data, error };
    }),
  );
  const failed = answers.find(({ data, error }) => data === undefined && !isOutOfReach(error));
  if (failed) return { error: failed.error };
  return { data: answers.flatMap(({ id, data }) => (data === undefined ? [] : [{ id, content: data }])) };
}
