import { delMany, entries, get, keys, promisifyRequest, set } from 'idb-keyval';
import * as v from 'valibot';
import { userDatabase } from '../storage/userDatabase';
import type { Call } from './httpClient';

/**
 * The last answer to each question the user asked, in IndexedDB, per user: it stands in where the service cannot be
 * reached, and goes on sign-out. Only endpoints that opt in are kept (`isKept`), only answers that their schema has
 * accepted and that were turned into our own values, and only those of a reasonable size. What stands in is never
 * handed on without the moment of its answer: a view that shows it says so.
 */
interface Entry {
  readonly data: unknown;
  /** When the service gave it, in milliseconds: the oldest go first. */
  readonly at: number;
  /** The build that wrote it: another one may mean something else by the same fields. */
  readonly build: string;
}

/** Whose answer, and to which question. */
export interface KeptKey {
  readonly guid: string;
  readonly call: Pick<Call, 'url' | 'method' | 'body' | 'params'>;
}

/** Answers kept per device; beyond that the oldest go. */
const MOST_ANSWERS = 80;
/** Characters of the answer; a list of photos or a report is larger than what one looks up on a train. */
const LARGEST_ANSWER = 1_000_000;

declare const BUILD_DATE: string;
const build = BUILD_DATE;

/** An answer that stands in for one that did not come. */
export class KeptAnswer {
  readonly data: unknown;
  /** When the service gave it, in milliseconds. */
  readonly at: number;

  constructor(data: unknown, at: number) {
    this.data = data;
    this.at = at;
  }
}

/** What a view knows of data that stands in. */
export interface MayBeKept {
  /** When the service gave it, in milliseconds; absent where it is the service's present answer. */
  readonly keptAt?: number;
}

/** Since when data stands in, in milliseconds; undefined where it is the service's present answer. */
export function keptAtOf(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null || !('keptAt' in data)) return undefined;
  return typeof data.keptAt === 'number' ? data.keptAt : undefined;
}

/** Takes what stands in as it is, because it was accepted when it came; everything else has to fit the schema. */
export function orKept<const Wire extends v.GenericSchema>(schema: Wire) {
  return v.lazy<v.GenericSchema<unknown, KeptAnswer | v.InferOutput<Wire>>>((answer) =>
    answer instanceof KeptAnswer ? v.instance(KeptAnswer) : schema,
  );
}

const database = userDatabase('tagwerk-answers', 'answers');

/** Begins with the user and the path, by which answers are found again. */
function keyOf({ guid, call: { url, method, params, body } }: KeptKey): string {
  return `${guid}${url} ${JSON.stringify([method, params ?? null, body ?? null])}`;
}

/** Keeps an accepted answer. Storage that is missing or full is no error: then there is nothing to stand in. */
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

/** Every key that begins with a text. */
function beginningWith(text: string): IDBKeyRange {
  return IDBKeyRange.bound(text, `${text}\uffff`);
}

/**
 * Corrects the kept answers of one path by what was created, changed or deleted since.
 *
 * @param correct gets what was kept, and returns what is kept from now on
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
    // There was nowhere to keep them.
  }
}

/** Forgets what a user saw: they signed out. */
export async function forgetAnswersOf(guid: string): Promise<void> {
  try {
    await database('readwrite', async (answers) => {
      answers.delete(beginningWith(`${guid}/`));
      return promisifyRequest(answers.transaction);
    });
  } catch {
    // There was nowhere to keep them.
  }
}
