import { delMany, entries, get, keys, promisifyRequest, set } from 'idb-keyval';
import * as v from 'valibot';
import { userDatabase } from '../storage/userDatabase';
import type { Call } from './httpClient';

/**
 * The last answer to each query of the user, in IndexedDB, per user. It is used when the service cannot be reached, and
 * removed on sign-out. Only endpoints that opt in are kept (`isKept`), only answers that their schema has accepted and
 * that were converted to our own values, and only those of a reasonable size. A kept answer always carries the time it
 * was given, and a view that shows it says so.
 */
interface Entry {
  readonly data: unknown;
  /** When the service gave the answer, in milliseconds: the oldest are removed first. */
  readonly at: number;
  /** The build that wrote it: in another build the same fields may mean something else. */
  readonly build: string;
}

/** The user and the call of an answer. */
export interface KeptKey {
  readonly guid: string;
  readonly call: Pick<Call, 'url' | 'method' | 'body' | 'params'>;
}

/** Number of answers kept per device; beyond that the oldest are removed. */
const MOST_ANSWERS = 80;
/** Largest answer in characters; a list of photos or a report is more than users look up on a train. */
const LARGEST_ANSWER = 1_000_000;

declare const BUILD_DATE: string;
const build = BUILD_DATE;

/** An earlier answer, used because the service did not answer. */
export class KeptAnswer {
  readonly data: unknown;
  /** When the service gave it, in milliseconds. */
  readonly at: number;

  constructor(data: unknown, at: number) {
    this.data = data;
    this.at = at;
  }
}

/** Data that may be a kept answer. */
export interface MayBeKept {
  /** When the service gave it, in milliseconds; missing if it is a current answer. */
  readonly keptAt?: number;
}

/** When kept data was given, in milliseconds; undefined if it is a current answer. */
export function keptAtOf(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null || !('keptAt' in data)) return undefined;
  return typeof data.keptAt === 'number' ? data.keptAt : undefined;
}

/** Accepts a kept answer unchecked, because it was checked when it came; everything else must match the schema. */
export function orKept<const Wire extends v.GenericSchema>(schema: Wire) {
  return v.lazy<v.GenericSchema<unknown, KeptAnswer | v.InferOutput<Wire>>>((answer) =>
    answer instanceof KeptAnswer ? v.instance(KeptAnswer) : schema,
  );
}

const database = userDatabase('tagwerk-answers', 'answers');

/** The key of an answer: it begins with the user and the path, which are used to find answers. */
function keyOf({ guid, call: { url, method, params, body } }: KeptKey): string {
  return `${guid}${url} ${JSON.stringify([method, params ?? null, body ?? null])}`;
}

/** Keeps an accepted answer. If storage is missing or full, nothing is kept. */
export async function keepAnswer(key: KeptKey & { readonly size: number }, data: unknown): Promise<void> {
  if (key.size > LARGEST_ANSWER) return;
  try {
    const entry: Entry = { data, at: Date.now(), build };
    await set(keyOf(key), entry, database);
    const kept = await keys(database);
    if (kept.length > MOST_ANSWERS) await dropOldest();
  } catch {
    // See above.
  }
}

async function dropOldest(): Promise<void> {
  const kept = await entries<IDBValidKey, Entry>(database);
  const oldest = kept.toSorted(([, a], [, b]) => a.at - b.at).slice(0, kept.length - MOST_ANSWERS);
  await delMany(
    oldest.map(([key]) => key),
    database,
  );
}

/** The last answer to the same question of the same user. */
export async function lastAnswer(key: KeptKey): Promise<KeptAnswer | undefined> {
  try {
    const entry = await get<Entry>(keyOf(key), database);
    return entry?.build === build ? new KeptAnswer(entry.data, entry.at) : undefined;
  } catch {
    return undefined;
  }
}

/** All keys with a prefix. */
function beginningWith(text: string): IDBKeyRange {
  return IDBKeyRange.bound(text, `${text}\uffff`);
}

/**
 * Updates the kept answers of one path after something was created, changed or deleted.
 *
 * @param correct gets the kept data and returns the data to keep from now on
 */
export async function correctAnswers(
  guid: string,
  url: string,
  correct: (data: unknown) => unknown,
): Promise<void> {
  try {
    // One transaction, so that two corrections at once do not undo each other.
    await database('readwrite', async (answers) => {
      const request = answers.openCursor(beginningWith(`${guid}${url} `));
      request.addEventListener('success', () => {
        const cursor = request.result;
        if (!cursor) return;
        const entry: Entry = cursor.value;
        if (entry.build === build) cursor.update({ ...entry, data: correct(entry.data) });
        cursor.continue();
      });
      return promisifyRequest(answers.transaction);
    });
  } catch {
    // Nothing could have been kept.
  }
}

/** Removes all answers of a user who signed out. */
export async function forgetAnswersOf(guid: string): Promise<void> {
  try {
    await database('readwrite', async (answers) => {
      answers.delete(beginningWith(`${guid}/`));
      return promisifyRequest(answers.transaction);
    });
  } catch {
    // Nothing could have been kept.
  }
}
