import type { UserDrafts } from './draftMemory';
import { draftNames, loadDraft, removeDraft } from './draftStore';

/** One kind of draft: what is kept for it, and how that is read again by this and by later builds. */
export interface DraftKind<Content> {
  /** Begins the names of its drafts, such as `work-record`. */
  readonly name: string;
  /** Goes up with every change of the content; what older builds kept without one counts as 0. */
  readonly version: number;
  /** Reads the content by a schema; `undefined` for anything else. */
  readonly read: (content: unknown) => Content | undefined;
  /** The content of an older version in this one's form; without it older drafts are dropped. */
  readonly migrate?: (content: unknown, version: number) => unknown;
}

/** A draft that was found, and how to get rid of it. */
export interface FoundDraft<Content> {
  readonly draft: Content;
  readonly remove: () => Promise<void>;
}

/** Stands for a draft that a later build left, which this one cannot read. */
const newer = Symbol('newer');

/** What is stored of a draft. */
interface StoredDraft {
  readonly version: number;
  readonly content: unknown;
}

/** The content with its version, to be stored. */
export function storedDraft(kind: Pick<DraftKind<unknown>, 'version'>, content: unknown): StoredDraft {
  return { version: kind.version, content };
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

/** Reads what was stored: `undefined` when it cannot be read any more, `newer` when a later build left it. */
function readStored<Content>(kind: DraftKind<Content>, value: unknown): Content | typeof newer | undefined {
  const { version, content } = isStoredDraft(value) ? value : { version: 0, content: value };
  if (version > kind.version) return newer;
  return kind.read(version === kind.version ? content : kind.migrate?.(content, version));
}

/** Reads the draft of that name. One that no build will be able to read any more is removed. */
export async function readDraft<Content>(
  drafts: UserDrafts,
  kind: DraftKind<Content>,
  name: string,
): Promise<Content | undefined> {
  const content = readStored(kind, await loadDraft(drafts, name));
  if (content === undefined) await removeDraft(drafts, name);
  return content === newer ? undefined : content;
}

/**
 * What the user left unsaved last of a kind.
 *
 * @param isSaved whether a draft's content is saved, or waits for it, all the same: such a draft goes
 */
export async function findDraft<Content>(
  drafts: UserDrafts,
  kind: DraftKind<Content>,
  isSaved: (draft: Content) => Promise<boolean> = async () => Promise.resolve(false),
): Promise<(FoundDraft<Content> & { readonly name: string }) | null> {
  for (const name of await draftNames(drafts, kind.name)) {
    const draft = await readDraft(drafts, kind, name);
    if (draft === undefined) continue;
    const remove = async () => removeDraft(drafts, name);
    if (!(await isSaved(draft))) return { draft, name, remove };
    await remove();
  }
  return null;
}
