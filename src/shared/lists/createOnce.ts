import type { Id } from '@/domain/id';
import { type Attempt, type Creating, NOT_SENT, createSurely } from './createSurely';

/** An entry that was sent, and nobody knows whether it was created. */
export interface Doubt<Content> {
  readonly content: Content;
  /** Ids of the entries that said the same before it was sent. */
  readonly before: ReadonlySet<string>;
}

/** What a form has sent without a clear answer, by the name of each wish: the next press is the same wish. */
export type Doubts<Content> = Map<string, Doubt<Content>>;

/** The calls that create an entry of one kind. */
export interface OnceCalls<Content> extends Pick<Creating, 'waits'> {
  /** Ids of the entries that say the same now; read from the service where they are not known. */
  readonly alike: (
    content: Content,
  ) => Promise<{ readonly data: readonly Id[] } | { readonly error: unknown }>;
  readonly send: (content: Content) => ReturnType<Creating['send']>;
  /** Looks in the list, read anew, for what was sent; null where it is not there. */
  readonly find: (doubt: Doubt<Content>) => ReturnType<Creating['find']>;
  /**
   * What was sent before had arrived, and something else is wanted by now.
   *
   * @returns `NOT_SENT` where it was taken away, so that the entry is to be created
   */
  readonly follow: (id: Id, content: Content) => Promise<Attempt>;
}

/** What became of what was sent before; `NOT_SENT` where it never arrived. */
async function lookBack<Content>(
  doubt: Doubt<Content>,
  content: Content,
  { find, follow }: OnceCalls<Content>,
): Promise<Attempt> {
  const found = await find(doubt);
  if ('error' in found) return { kind: 'doubtful', error: found.error };
  if (found.data === null) return NOT_SENT;
  const isUnchanged = JSON.stringify(doubt.content) === JSON.stringify(content);
  return isUnchanged ? { kind: 'created', id: found.data } : follow(found.data, content);
}

/**
 * Creates an entry, once however often its form is sent: whatever was sent before without a clear answer is looked for
 * first. Where the list cannot be read, nothing is sent.
 *
 * @param doubts kept by the form from press to press
 * @param wish names the entry among those that the form creates
 */
export async function createOnce<Content>(
  doubts: Doubts<Content>,
  wish: string,
  content: Content,
  calls: OnceCalls<Content>,
): Promise<Attempt> {
  const doubt = doubts.get(wish);
  if (doubt) {
    const earlier = await lookBack(doubt, content, calls);
    if (earlier.kind === 'doubtful' || (earlier.kind === 'open' && earlier.error !== undefined))
      return earlier;
    doubts.delete(wish);
    if (earlier.kind === 'created') return earlier;
  }
  const alike = await calls.alike(content);
  if ('error' in alike) return { kind: 'open', error: alike.error, isUnsent: true };
  const sent = { content, before: new Set(alike.data.map(String)) };
  const attempt = await createSurely(NOT_SENT, {
    send: async () => calls.send(content),
    find: async () => calls.find(sent),
    waits: calls.waits,
  });
  if (attempt.kind === 'doubtful') doubts.set(wish, sent);
  return attempt;
}
