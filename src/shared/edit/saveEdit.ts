import { type Fields, merge, withPart } from '@/domain/changes/fields';
import type { Id } from '@/domain/id';
import { errorOfStatus } from '../api/apiError';
import type { Outcome } from '../outbox/change';
import type { SavedKind } from '../outbox/outboxKind';
import { type Saving, saveOne } from '../outbox/save';
import type { Choice } from './ConflictDialog';

/** The name of a field, which is also the name of its part: in editors each field is a part of its own. */
export type Name<Content> = keyof Content & string;

/** A kind of things with an editor, which asks the user about conflicts. */
export interface EditedKind<Content> {
  readonly fields: Fields<Content, Name<Content>>;
  /** Loads the kind, whose code is not part of the screen's first bytes. */
  readonly load: () => Promise<SavedKind<Content>>;
}

/** A change of something that the service has. */
export interface Edit<Content> {
  /** Names the wish of its form; missing if the form keeps no draft. */
  readonly wish?: string | undefined;
  readonly id: Id;
  /** The values when the edit began. */
  readonly base: Content;
  /** The wanted values. */
  readonly mine: Content;
}

/** Two people changed the same fields to different values; nothing was sent. */
export interface Conflict<Content> {
  readonly kind: 'conflict';
  readonly conflicts: readonly Name<Content>[];
  /** The values that are stored now. */
  readonly stored: Content;
  /** Their values, with mine on top. */
  readonly merged: Content;
}

/**
 * Saves an edit without losing anybody's work: the stored values are read first, fields that only one side changed are
 * merged, and a field that two people changed differently is a conflict.
 */
export function saveEdit<Content>(
  { fields, load }: EditedKind<Content>,
  { wish, id, base, mine }: Edit<Content>,
): Saving<Outcome<Content> | Conflict<Content>> {
  return async (dispatch) => {
    let theirs: Content | null | undefined;
    const change = { ...(wish !== undefined && { key: wish }), row: id, before: base, want: mine };
    const onConflict = (now: Content | null) => {
      theirs = now;
    };
    const outcome = await dispatch(saveOne(load, change, { onConflict }));
    if (theirs === null) return { kind: 'failed', error: errorOfStatus(404, undefined) };
    if (theirs === undefined) return outcome;
    const { content, conflicts } = merge(fields, base, mine, theirs);
    return { kind: 'conflict', conflicts, stored: theirs, merged: content };
  };
}

/** Their values with mine on top, except for the fields where the user chose theirs. */
export function chosenOf<Content>(
  { fields }: EditedKind<Content>,
  { conflicts, merged, stored }: Conflict<Content>,
  choice: Choice,
): Content {
  const theirs = conflicts.filter((name) => choice[name] === 'theirs');
  return theirs.reduce((chosen, name) => withPart(fields, name, stored, chosen), merged);
}
