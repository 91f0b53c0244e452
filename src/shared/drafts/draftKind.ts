import * as v from 'valibot';
import { respelled } from '@/domain/decimal';
import { LANGUAGES, type Language } from '@/domain/language';
import type { outboxNames } from '../outbox/countWaiting';
import { currentLanguage } from '../i18n/i18n';
import { changePartsOnDevice } from '../storage/deviceStore';
import { readAs } from '../storage/keptSchema';
import type { UserDrafts } from './draftMemory';
import { draftNames, loadDraft, removeDraft, isInDoubt } from './draftStore';

/** One kind of draft: what is kept for it, and how this build and later ones read it. */
export interface DraftKind<Content> {
  /** The first part of the names of its drafts, such as `work-record`. */
  readonly name: string;
  /** Raised with every change of the content; drafts of older builds without a version count as 0. */
  readonly version: number;
  /** The outbox in which the saved entries of its form wait; missing if they do not wait. */
  readonly outbox?: (typeof outboxNames)[keyof typeof outboxNames];
  /** Reads the content with a schema; `undefined` if it does not match. */
  readonly read: (content: unknown) => Content | undefined;
  /** Converts the content of an older version; without it, older drafts are dropped. */
  readonly migrate?: (content: unknown, version: number) => unknown;
  /** The fields whose text another language would read as another number, as `1.234`. */
  readonly figures?: readonly string[];
}

/** A kind of draft that has not changed since its first version, read by a schema. */
export function draftKind<Content>(
  name: string,
  schema: v.GenericSchema<unknown, Content>,
  others: Pick<DraftKind<Content>, 'outbox' | 'migrate' | 'figures'> = {},
): DraftKind<Content> {
  return { name, version: 1, read: readAs(schema, undefined), ...others };
}

/** What was typed in a form before. */
export type Begun<Content> = Content & {
  /** The key of its wish (`useWish`), which drafts of older builds lack. */
  readonly wish?: string | undefined;
  /** It was sent, and we do not know whether it was saved. */
  readonly isInDoubt?: boolean;
};

/** A draft that was found, and a function that removes it. */
export interface FoundDraft<Content> {
  readonly draft: Begun<Content>;
  readonly remove: () => Promise<void>;
}

/** Marks a draft of a later build, which this one cannot read. */
const newer = Symbol('newer');

/** The stored form of a draft. */
const storedSchema = v.object({
  version: v.number(),
  content: v.unknown(),
  wish: v.optional(v.string()),
  language: v.optional(v.picklist(LANGUAGES)),
});
type StoredDraft = v.InferOutput<typeof storedSchema>;

/** The content to store, with its version, and the wish and the language of its form. */
export function storedDraft(
  { version }: Pick<DraftKind<unknown>, 'version'>,
  content: unknown,
  wish?: string,
  language?: Language,
): StoredDraft {
  return { version, content, wish, language };
}

/** A draft that was read. */
type ReadDraft<Content> = Pick<StoredDraft, 'wish'> & { readonly content: Content };

/** Reads what was stored: `undefined` if it can no longer be read, `newer` if a later build wrote it. */
function readStored<Content>(
  kind: DraftKind<Content>,
  value: unknown,
): ReadDraft<Content> | typeof newer | undefined {
  const stored = v.safeParse(storedSchema, value);
  const { version, content, wish, language } = stored.success
    ? stored.output
    : { version: 0, content: value };
  if (version > kind.version) return newer;
  const known = version === kind.version ? content : kind.migrate?.(content, version);
  const read = kind.read(language === undefined ? known : spelledAnew(kind, known, language));
  return read === undefined ? undefined : { content: read, wish };
}

/** The content with the numbers that were typed, if it is read in another language than the one it was typed in. */
function spelledAnew(
  { figures }: Pick<DraftKind<unknown>, 'figures'>,
  content: unknown,
  from: Language,
): unknown {
  return JSON.parse(JSON.stringify(content ?? null), (name, value: unknown) =>
    typeof value === 'string' && figures?.includes(name) ? respelled(value, from, currentLanguage()) : value,
  );
}

/** Reads the draft of that name and its wish. A draft that no build will be able to read any more is removed. */
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
 * The last unsaved draft of a kind, unless its form is on the screen. A draft is removed if its entry waits in the outbox
 * or has been sent from there, because a tab may be closed while its form waits for the answer.
 */
export async function findDraft<Content extends object>(
  drafts: UserDrafts,
  kind: DraftKind<Content>,
): Promise<(FoundDraft<Content> & { readonly name: string }) | null> {
  for (const name of await draftNames(drafts, kind.name)) {
    const read = drafts.shown.has(name) ? undefined : await readWhole(drafts, kind, name);
    if (!read) continue;
    const { content, wish } = read;
    const remove = async () => removeDraft(drafts, name);
    if (wish !== undefined && (await isWishHeld(drafts.guid, kind.outbox, wish))) {
      await remove();
      continue;
    }
    const isDoubted = wish !== undefined && (await isInDoubt(drafts, wish));
    return { draft: { ...content, wish, ...(isDoubted && { isInDoubt: true }) }, name, remove };
  }
  return null;
}

const named = v.array(v.object({ key: v.string() }));
const keysSchema = v.fallback(v.object({ items: v.optional(named, []), sent: named }), {
  items: [],
  sent: [],
});

/**
 * Whether a form's wish waits on the device or has been sent from there.
 *
 * @param outbox name of the outbox; without one nothing waits
 */
async function isWishHeld(guid: string, outbox: string | undefined, wish: string): Promise<boolean> {
  if (outbox === undefined) return false;
  const parts = await changePartsOnDevice(guid, outbox, new Map(), null);
  const { items, sent } = v.parse(keysSchema, parts?.head);
  const entries = v.parse(v.fallback(named, []), [...(parts?.entries.values() ?? [])]);
  return [...items, ...entries, ...sent].some(({ key }) => key === wish || key.startsWith(`${wish}/`));
}
