import { type Fields, merge, withPart, withoutEmptied } from '@/domain/changes/fields';
import type { Choice } from './ConflictDialog';

type Name<Values> = keyof Values & string;

/** What came of saving an edit while others may edit the same. */
export type EditOutcome<Values> =
  | {
      readonly kind: 'saved';
      /** What is stored now. */
      readonly values: Values;
      /** Fields that were emptied, which the service has no way to do: they have their values again. */
      readonly emptied: readonly Name<Values>[];
    }
  /** There was nothing to send: all fields are as they are stored, but for those that cannot be emptied. */
  | { readonly kind: 'nothing'; readonly values: Values; readonly emptied: readonly Name<Values>[] }
  /** The service changed no row (section 8: the editor stays open). */
  | { readonly kind: 'unchanged' }
  /** Somebody else changed the same fields meanwhile; nothing was sent. */
  | {
      readonly kind: 'conflict';
      readonly conflicts: readonly Name<Values>[];
      /** What is stored now. */
      readonly stored: Values;
      /** Theirs with mine over it. */
      readonly merged: Values;
    }
  | { readonly kind: 'failed'; readonly error: unknown };

type Answer<Data> = { readonly data?: Data | undefined; readonly error?: unknown };

/** An edit, and the calls that it needs. */
export interface Edit<Values> {
  readonly fields: Fields<Values, Name<Values>>;
  /** The values when the edit began. */
  readonly base: Values;
  /** The values as they are typed. */
  readonly mine: Values;
  /** Reads what is stored now. */
  readonly read: () => PromiseLike<Answer<Values>>;
  /** Sends the merged values; answers how many rows were changed. */
  readonly send: (values: Values, changed: readonly Name<Values>[]) => PromiseLike<Answer<number>>;
}

/**
 * Saves an edit so that nobody's work is lost: what is stored by now is read first, fields that nobody else touched are
 * merged, and a field that two people changed differently is asked about before anything is sent.
 */
export async function saveEdit<Values>({
  fields,
  base,
  mine,
  read,
  send,
}: Edit<Values>): Promise<EditOutcome<Values>> {
  const stored = await read();
  if (stored.data === undefined) return { kind: 'failed', error: stored.error };
  const { content, notEmptied: emptied } = withoutEmptied(fields, base, mine);
  const { content: values, changed, conflicts } = merge(fields, base, content, stored.data);
  if (conflicts.length > 0) return { kind: 'conflict', conflicts, stored: stored.data, merged: values };
  if (changed.length === 0) return { kind: 'nothing', values, emptied };
  const { data: changedRows, error } = await send(values, changed);
  if (changedRows === undefined) return { kind: 'failed', error };
  return changedRows > 0 ? { kind: 'saved', values, emptied } : { kind: 'unchanged' };
}

/** Theirs with mine over it, but for the fields where theirs was chosen. */
export function chosenOf<Values>(
  fields: Fields<Values, Name<Values>>,
  { conflicts, merged, stored }: Extract<EditOutcome<Values>, { kind: 'conflict' }>,
  choice: Choice,
): Values {
  const theirs = conflicts.filter((name) => choice[name] === 'theirs');
  return theirs.reduce((chosen, name) => withPart(fields, name, stored, chosen), merged);
}
