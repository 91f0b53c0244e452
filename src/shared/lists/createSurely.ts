import type { Id } from '@/domain/id';
import { isUnclear } from '../api/apiError';

/**
 * What is known of an entry that is to be created.
 *
 * - `open`: it was not sent, or refused: sending it (again) creates it once
 * - `doubtful`: it was sent and nobody knows what became of it
 */
export type Attempt =
  | { readonly kind: 'open'; readonly error?: unknown }
  | { readonly kind: 'doubtful'; readonly error: unknown }
  | { readonly kind: 'created'; readonly id: Id };

/** Nothing was sent yet. */
export const NOT_SENT: Attempt = { kind: 'open' };

/** The calls of an attempt. */
export interface Creating {
  /** Sends the call that creates the entry. */
  readonly send: () => Promise<{ readonly data?: Id | undefined; readonly error?: unknown }>;
  /** Reads the list anew and looks for the entry; null where it is not there. */
  readonly find: () => Promise<{ readonly data: Id | null } | { readonly error: unknown }>;
  /** Whether the outbox takes the entry on after such an error: then that looks for it. */
  readonly waits?: ((error: unknown) => boolean) | undefined;
}

/**
 * Creates an entry so that it is never there twice, whatever becomes of the answers: after a failure that leaves open
 * whether the entry was saved, the list is read and compared, at once and again before anything is repeated. Where the
 * list cannot be read, nothing is sent.
 *
 * @param before what came of the last attempt
 */
export async function createSurely(before: Attempt, { send, find, waits }: Creating): Promise<Attempt> {
  if (before.kind === 'created') return before;
  if (before.kind === 'doubtful') {
    const found = await find();
    if ('error' in found) return { kind: 'doubtful', error: found.error };
    if (found.data !== null) return { kind: 'created', id: found.data };
  }
  const { data, error } = await send();
  if (data !== undefined) return { kind: 'created', id: data };
  if (!isUnclear(error)) return { kind: 'open', error };
  if (waits?.(error)) return { kind: 'doubtful', error };
  const found = await find();
  if ('data' in found && found.data !== null) return { kind: 'created', id: found.data };
  return { kind: 'doubtful', error };
}

/** Several entries that are created one after another. */
export interface CreatingAll<Entry, Listed extends { readonly id: Id }> {
  readonly send: (entry: Entry) => ReturnType<Creating['send']>;
  /** Reads the entries of the list among which one would be. */
  readonly read: (
    entry: Entry,
  ) => Promise<{ readonly data: readonly Listed[] } | { readonly error: unknown }>;
  /** Whether a listed entry says what was sent. */
  readonly isSame: (listed: Listed, entry: Entry) => boolean;
  /** Ids of the entries that were there before. */
  readonly before: ReadonlySet<string>;
  /** What is known so far; called after each entry. */
  readonly onStep?: (attempts: readonly Attempt[]) => void;
}

/**
 * Creates entries in order, each once. One that is refused does not keep the others from being created; one in doubt
 * ends the run, because the next one would most likely share its fate.
 *
 * @param attempts what came of them so far; those that were created are passed over
 */
export async function createAllSurely<Entry, Listed extends { readonly id: Id }>(
  entries: readonly Entry[],
  attempts: readonly Attempt[],
  { send, read, isSame, before, onStep }: CreatingAll<Entry, Listed>,
): Promise<readonly Attempt[]> {
  const known = entries.map((_entry, at) => attempts[at] ?? NOT_SENT);
  for (const [at, entry] of entries.entries()) {
    const last = known[at] ?? NOT_SENT;
    if (last.kind === 'created') continue;
    const next = await createSurely(last, {
      send: async () => send(entry),
      find: async () => {
        const listed = await read(entry);
        if ('error' in listed) return listed;
        // Two entries may say the same: each of them is found once.
        const taken = new Set(known.flatMap((one) => (one.kind === 'created' ? [String(one.id)] : [])));
        const found = listed.data.find(
          (one) => !before.has(String(one.id)) && !taken.has(String(one.id)) && isSame(one, entry),
        );
        return { data: found?.id ?? null };
      },
    });
    known[at] = next;
    onStep?.([...known]);
    if (next.kind === 'doubtful') break;
  }
  return known;
}
