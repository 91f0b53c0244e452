import type { Id } from '@/domain/id';
import { type Attempt, type Creating, NOT_SENT, createSurely } from './createSurely';

/** An entry that was sent without a clear answer. */
export interface Doubt<Content> {
  readonly content: Content;
  /** Ids of the entries that said the same before it was sent. */
  readonly before: ReadonlySet<string>;
}

/** What a form has sent without a clear answer, by the name of each wish: the next press is the same wish. */
export type Doubts<Content> = Map<string, Doubt<Content>>;

/** How an entry that was sent is found in the list. */
export interface Looking<Content, Listed extends { readonly id: Id }> {
  /** Reads from the service the entries of the list that say the same. */
  readonly readSame: (
    content: Content,
  ) => Promise<{ readonly data: readonly Listed[] } | { readonly error: unknown }>;
  /** Shows an entry of which only the list has told that it was created. */
  readonly adopt: (listed: Listed, content: Content) => void;
}

/** The calls that create an entry of one kind. */
export interface OnceCalls<Content, Listed extends { readonly id: Id }>
  extends Looking<Content, Listed>, Pick<Creating, 'waits'> {
  /** Ids of the entries that say the same, or null where the app does not know all of them. */
  readonly known: (content: Content) => readonly Id[] | null;
  readonly send: (content: Content) => ReturnType<Creating['send']>;
  /**
   * What was sent before had arrived, and something else is wanted by now.
   *
   * @returns `NOT_SENT` where it was taken away, so that the entry is to be created
   */
  readonly follow: (id: Id, content: Content) => Promise<Attempt>;
}

/** Looks in the list for an entry that was sent, and shows it; null where it is not there. */
export async function findCreated<Content, Listed extends { readonly id: Id }>(
  { content, before }: Doubt<Content>,
  { readSame, adopt }: Looking<Content, Listed>,
): ReturnType<Creating['find']> {
  const same = await readSame(content);
  if ('error' in same) return same;
  const found = same.data.find(({ id }) => !before.has(String(id)));
  if (found) adopt(found, content);
  return { data: found?.id ?? null };
}

/** What became of what was sent before; `NOT_SENT` where it never arrived. */
async function lookBack<Content, Listed extends { readonly id: Id }>(
  doubt: Doubt<Content>,
  content: Content,
  calls: OnceCalls<Content, Listed>,
): Promise<Attempt> {
  const found = await findCreated(doubt, calls);
  if ('error' in found) return { kind: 'doubtful', error: found.error };
  if (found.data === null) return NOT_SENT;
  const isUnchanged = JSON.stringify(doubt.content) === JSON.stringify(content);
  return isUnchanged ? { kind: 'created', id: found.data } : calls.follow(found.data, content);
}

/**
 * Creates an entry, once however often its form is sent: whatever was sent before without a clear answer is looked for
 * first. Where the list cannot be read, nothing is sent.
 *
 * @param doubts kept by the form from press to press
 * @param wish names the entry among those that the form creates
 */
export async function createOnce<Content, Listed extends { readonly id: Id }>(
  doubts: Doubts<Content>,
  wish: string,
  content: Content,
  calls: OnceCalls<Content, Listed>,
): Promise<Attempt> {
  const doubt = doubts.get(wish);
  if (doubt) {
    const earlier = await lookBack(doubt, content, calls);
    if (earlier.kind === 'doubtful' || (earlier.kind === 'open' && earlier.error !== undefined))
      return earlier;
    doubts.delete(wish);
    if (earlier.kind === 'created') return earlier;
  }
  const known = calls.known(content);
  const same = known === null ? await calls.readSame(content) : { data: known.map((id) => ({ id })) };
  if ('error' in same) return { kind: 'open', error: same.error };
  const sent = { content, before: new Set(same.data.map(({ id }) => String(id))) };
  const attempt = await createSurely(NOT_SENT, {
    send: async () => calls.send(content),
    find: async () => findCreated(sent, calls),
    waits: calls.waits,
  });
  if (attempt.kind === 'doubtful') doubts.set(wish, sent);
  return attempt;
}
