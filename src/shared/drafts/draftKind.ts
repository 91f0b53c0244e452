import type { outboxNames } from '../outbox/countWaiting';
import { isWishHeld } from '../outbox/isWishHeld';
import { isInDoubt } from './keptDoubts';
import type { UserDrafts } from './draftMemory';
import { draftNames, loadDraft, removeDraft } from './draftStore';

/** One kind of draft: what is kept for it, and how that is read again by this and by later builds. */
export interface DraftKind<Content> {
  /** Begins the names of its drafts, such as `work-record`. */
  readonly name: string;
  /** Goes up with every change of the content; what older builds kept without one counts as 0. */
  readonly version: number;
  /** The outbox in which waits what its form saves; missing where that does not wait. */
  readonly outbox?: (typeof outboxNames)[keyof typeof outboxNames];
  /** Reads the content by a schema; `undefined` for anything else. */
  readonly read: (content: unknown) => Content | undefined;
  /** The content of an older version in this one's form; without it older drafts are dropped. */
  readonly migrate?: (content: unknown, version: number) => unknown;
}

/** What was typed in a form before, and the wish that it is (`useWish`): a draft that an older build left has none. */
export type Begun<Content> = Content & { readonly wish?: string | undefined };

/** A draft that was found, and how to get rid of it. */
export interface FoundDraft<Content> {
  readonly draft: Begun<Content>;
  /** It was sent, and nobody knows what became of it. */
  readonly isInDoubt: boolean;
  readonly remove: () => Promise<void>;
}

/** Stands for a draft that a later build left, which this one cannot read. */
const newer = Symbol('newer');

/** What is stored of a draft. */
interface StoredDraft {
  readonly version: number;
  readonly content: unknown;
  readonly wish?: string | undefined;
}

/** The content with its version and the wish of its form, to be stored. */
export function storedDraft(
  { version }: Pick<DraftKind<unknown>, 'version'>,
  content: unknown,
  wish?: string,
): StoredDraft {
  return { version, content, wish };
}

function isStoredDraft(value: unknown): value is StoredDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'content' in value &&
    'version' in value &&
    typeof value.version === 'number'
  );
}

/** A draft as it was read. */
type ReadDraft<Content> = Pick<StoredDraft, 'wish'> & { readonly content: Content };

/** Reads what was stored: `undefined` when it cannot be read any more, `newer` when a later build left it. */
function readStored<Content>(
  kind: DraftKind<Content>,
  value: unknown,
): ReadDraft<Content> | typeof newer | undefined {
  const { version, content, wish } = isStoredDraft(value) ? value : { version: 0, content: value };
  if (version > kind.version) return newer;
  const read = kind.read(version === kind.version ? content : kind.migrate?.(content, version));
  return read === undefined ? undefined : { content: read, wish };
}

/** Reads the draft of that name, and its wish. One that no build will be able to read any more is removed. */
async function readWhole<Content>(
  drafts: UserDrafts,
  kind: DraftKind<Content>,
  name: string,
): Promise<ReadDraft<Content> | undefined> {
  const read = readStored(kind, await loadDraft(drafts, name));
  if (read === undefined) await removeDraft(drafts, name);
  return read === newer ? undefined : read;
}

/** Reads the draft of that name. */
export async function readDraft<Content>(
  drafts: UserDrafts,
  kind: DraftKind<Content>,
  name: string,
): Promise<Content | undefined> {
  return (await readWhole(drafts, kind, name))?.content;
}

/**
 * What the user left unsaved last of a kind. A draft goes where what it says waits in the outbox, or has gone out from
 * there: a tab may be closed while its form waits for the answer.
 */
export async function findDraft<Content extends object>(
  drafts: UserDrafts,
  kind: DraftKind<Content>,
): Promise<(FoundDraft<Content> & { readonly name: string }) | null> {
  for (const name of await draftNames(drafts, kind.name)) {
    const read = await readWhole(drafts, kind, name);
    if (!read) continue;
    const { content, wish } = read;
    const remove = async () => removeDraft(drafts, name);
    if (wish !== undefined && (await isWishHeld(drafts.guid, kind.outbox, wish))) {
      await remove();
      continue;
    }
    const isDoubted = wish !== undefined && (await isInDoubt(drafts, wish));
    return { draft: { ...content, wish }, isInDoubt: isDoubted, name, remove };
  }
  return null;
}
