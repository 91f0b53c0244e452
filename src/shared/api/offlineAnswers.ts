import { type UseStore, createStore, delMany, entries, get, keys, set } from 'idb-keyval';
import type { Call } from './httpClient';

/**
 * The last answer to each question the user asked, in IndexedDB, per user: it stands in while there is no network,
 * and goes on sign-out. Only reading calls are kept, and only answers of a reasonable size.
 */
interface KeptAnswer {
  readonly data: unknown;
  /** When it was given, in milliseconds: the oldest go first. */
  readonly at: number;
}

/** Answers kept per device; beyond that the oldest go. */
const MOST_ANSWERS = 80;
/** Characters of JSON; a list of photos or a report is larger than what one looks up on a train. */
const LARGEST_ANSWER = 1_000_000;

let store: UseStore | undefined;

function database(): UseStore {
  store ??= createStore('tagwerk-answers', 'answers');
  return store;
}

function keyOf(userGuid: string, call: Pick<Call, 'url' | 'method' | 'body' | 'params'>): string {
  return `${userGuid}/${JSON.stringify([call.method, call.url, call.params ?? null, call.body ?? null])}`;
}

/** Keeps an answer. Storage that is missing or full is no error: then there is nothing to stand in. */
export async function keepAnswer(
  userGuid: string,
  call: Call | Omit<Call, 'signal'>,
  data: unknown,
): Promise<void> {
  try {
    if (JSON.stringify(data).length > LARGEST_ANSWER) return;
    const answer: KeptAnswer = { data, at: Date.now() };
    await set(keyOf(userGuid, call), answer, database());
    const kept = await keys(database());
    if (kept.length > MOST_ANSWERS) await dropOldest();
  } catch {
    // See above.
  }
}

async function dropOldest(): Promise<void> {
  const kept = await entries<IDBValidKey, KeptAnswer>(database());
  const oldest = kept.toSorted(([, a], [, b]) => a.at - b.at).slice(0, kept.length - MOST_ANSWERS);
  await delMany(
    oldest.map(([key]) => key),
    database(),
  );
}

/** The last answer to the same question of the same user. */
export async function lastAnswer(
  userGuid: string,
  call: Call | Omit<Call, 'signal'>,
): Promise<{ data: unknown } | undefined> {
  try {
    const kept = await get<KeptAnswer>(keyOf(userGuid, call), database());
    return kept && { data: kept.data };
  } catch {
    return undefined;
  }
}

/** Forgets what a user saw: they signed out. */
export async function forgetAnswersOf(userGuid: string): Promise<void> {
  try {
    const theirs = (await keys(database())).filter(
      (key) => typeof key === 'string' && key.startsWith(`${userGuid}/`),
    );
    await delMany(theirs, database());
  } catch {
    // There was nowhere to keep them.
  }
}
