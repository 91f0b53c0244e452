import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Fields,
  differingParts,
  isSame,
  merge,
  withPart,
  withoutEmptied,
} from '@/domain/changes/fields';
import type { Id } from '@/domain/id';
import { errorOfStatus, isUnchanged } from '../api/apiError';
import { noticeGiven, noticeLife } from '../notices/noticesSlice';
import { type Outcome, errorOf, isDone, waitOf } from '../outbox/change';
import type { SavedKind } from '../outbox/outboxKind';
import { type Saving, saveOne, saveOpposite } from '../outbox/save';
import { useSavedNotice } from '../outbox/useSavedNotice';
import { useAppDispatch } from '../store/hooks';
import { noLonger } from '../undo/stepHistory';
import { useSteps } from '../undo/useSteps';
import type { Choice } from './ConflictDialog';

/** The name of a field, which is also the name of its part: in editors each field is a part of its own. */
type Name<Content> = keyof Content & string;

/** A kind of things with an editor, which asks the user about conflicts. */
export interface EditedKind<Content> {
  readonly fields: Fields<Content, Name<Content>>;
  /** Loads the kind, whose code is not part of the screen's first bytes. */
  readonly load: () => Promise<SavedKind<Content>>;
}

/** A change of something that the service has. */
interface Edit<Content> {
  /** Names the wish of its form; missing if the form keeps no draft. */
  readonly wish?: string | undefined;
  readonly id: Id;
  /** The values when the edit began. */
  readonly base: Content;
  /** The wanted values. */
  readonly mine: Content;
}

/** Two people changed the same fields to different values; nothing was sent. */
interface Conflict<Content> {
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
function chosenOf<Content>(
  { fields }: EditedKind<Content>,
  { conflicts, merged, stored }: Conflict<Content>,
  choice: Choice,
): Content {
  const theirs = conflicts.filter((name) => choice[name] === 'theirs');
  return theirs.reduce((chosen, name) => withPart(fields, name, stored, chosen), merged);
}

/** The end of an attempt to save, after any conflict was decided and the user was told about it. */
export type EditEnd<Content> =
  /** The values are those that are stored now. */
  | { readonly kind: 'saved'; readonly values: Content }
  /** The user was told why nothing was saved, or goes back to the form. */
  | { readonly kind: 'told' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** The words for edits of a kind. */
export interface EditWords<Content> {
  readonly labelOf: (name: Name<Content>) => string;
  /** The words of the history. */
  readonly done: string;
  /** The name of what is edited. */
  readonly aboutOf: (values: Content) => string;
  /** A value of a field in words, for the question which version to keep; if missing, it is shown as it is. */
  readonly inWords?: ((name: Name<Content>, value: unknown) => string) | undefined;
  /** Says the words of the history, with Undo, instead of "saved": for what is saved by one press or drop. */
  readonly offersUndo?: boolean;
}

/** The question which version to keep after a conflict, for `EditConflict`. */
export interface EditQuestion<Content> extends Pick<EditWords<Content>, 'labelOf' | 'inWords'> {
  readonly about: string;
  readonly conflict: Conflict<Content>;
  /** The user's choice, or null to go back to the form as it was typed. */
  readonly onAnswer: (choice: Choice | null) => void;
}

/**
 * Saves edits of a kind: merges them with what others saved in the meantime, and asks the user about conflicts. Says
 * "saved" only if that is true, names fields that cannot be emptied, says when nothing was changed, and adds the edit
 * to the history.
 */
export function useEdit<Content>(
  kind: EditedKind<Content>,
  { labelOf, inWords, done, aboutOf, offersUndo = false }: EditWords<Content>,
) {
  const { t } = useTranslation('edit');
  const dispatch = useAppDispatch();
  const addStep = useEditStep(kind);
  const { tellSaved } = useSavedNotice();
  const [asked, setAsked] = useState<Pick<EditQuestion<Content>, 'conflict' | 'onAnswer'> | null>(null);

  async function ask(conflict: Conflict<Content>) {
    const choice = await new Promise<Choice | null>((resolve) => {
      setAsked({ conflict, onAnswer: resolve });
    });
    setAsked(null);
    return choice;
  }

  function tellEmptied(names: readonly Name<Content>[]) {
    if (names.length === 0) return;
    const text = t('notEmptied', { count: names.length, fields: names.map(labelOf).join(', ') });
    dispatch(noticeGiven({ tone: 'info', text, lifeMs: noticeLife.toRead }));
  }

  /** @param onChosen called when a conflict was decided, with the stored values and those that are sent next */
  async function save(
    edit: Edit<Content>,
    onChosen?: (stored: Content, chosen: Content) => void,
  ): Promise<EditEnd<Content>> {
    const { content, notEmptied } = withoutEmptied(kind.fields, edit.base, edit.mine);
    if (isSame(kind.fields, edit.base, content)) {
      tellEmptied(notEmptied);
      return { kind: 'saved', values: content };
    }
    const sent = { ...edit, mine: content };
    const outcome = await dispatch(saveEdit(kind, sent));
    if (outcome.kind === 'conflict') {
      const choice = await ask(outcome);
      if (!choice) return { kind: 'told' };
      const chosen = chosenOf(kind, outcome, choice);
      onChosen?.(outcome.stored, chosen);
      return save({ ...edit, base: outcome.stored, mine: chosen }, onChosen);
    }
    if (!isDone(outcome)) {
      const error = errorOf(outcome);
      if (!isUnchanged(error)) return { kind: 'failed', error };
      dispatch(noticeGiven({ tone: 'info', text: t('unchanged'), lifeMs: noticeLife.toRead }));
      return { kind: 'told' };
    }
    const values = (outcome.kind === 'saved' && outcome.stored) || content;
    const wait = waitOf(outcome);
    const isTold = offersUndo && !wait.isWaiting;
    addStep({ ...sent, values, text: done, about: aboutOf(values), labelOf, isTold });
    if (!isTold) tellSaved(wait, t('saved'));
    tellEmptied(notEmptied);
    return { kind: 'saved', values };
  }

  return {
    save,
    /** What the user is asked about; `save` waits for the answer. */
    question: asked && { ...asked, about: aboutOf(asked.conflict.stored), labelOf, inWords },
  };
}

/** An edit that was saved, with its words for the history. */
interface SavedEdit<Content> extends Edit<Content> {
  /** The stored values after the edit was saved. */
  readonly values: Content;
  /** One sentence that says what was done. */
  readonly text: string;
  /** The name of what was edited. */
  readonly about: string;
  readonly labelOf: (name: Name<Content>) => string;
  /** It is said in a notice with Undo. */
  readonly isTold?: boolean;
}

/** Adds saved edits of a kind to the history, where they can be undone. */
export function useEditStep<Content>(kind: EditedKind<Content>): (edit: SavedEdit<Content>) => void {
  const { t } = useTranslation('edit');
  const dispatch = useAppDispatch();
  const steps = useSteps();

  return ({ id, base, mine, values, text, about, labelOf, isTold = false }) => {
    // An undo does not take back what others saved in the meantime.
    const own = differingParts(kind.fields, mine, base);
    const before = own.reduce((back, part) => withPart(kind.fields, part, base, back), values);
    let left: readonly Name<Content>[] = [];
    const add = isTold ? steps.addTold : steps.add;
    add({
      text,
      detail: about,
      undo: async () => {
        const undone = await dispatch(undoEdit(kind, { id, base: values, mine: before }));
        left = undone.left ?? [];
        return undone.error;
      },
      done: () => (left.length > 0 ? t('undoneInPart', { fields: left.map(labelOf).join(', ') }) : undefined),
    });
  };
}

/**
 * Restores the old values of an edit. Fields that were changed again since keep their new values.
 *
 * @returns the fields that could not be restored, or why nothing was saved
 */
function undoEdit<Content>(
  kind: EditedKind<Content>,
  { id, base, mine }: Edit<Content>,
): Saving<{ readonly left?: readonly Name<Content>[]; readonly error?: unknown }> {
  return async (dispatch) => {
    const { content, notEmptied } = withoutEmptied(kind.fields, base, mine);
    if (isSame(kind.fields, base, content)) return { left: notEmptied };
    const outcome = await dispatch(saveEdit(kind, { id, base, mine: content }));
    if (outcome.kind !== 'conflict')
      return isDone(outcome) ? { left: notEmptied } : { error: errorOf(outcome) ?? noLonger };
    const { conflicts, stored } = outcome;
    const left = [...conflicts, ...notEmptied];
    if (left.length === differingParts(kind.fields, base, mine).length) return { error: noLonger };
    const chosen = chosenOf(kind, outcome, Object.fromEntries(conflicts.map((name) => [name, 'theirs'])));
    if (isSame(kind.fields, stored, chosen)) return { left };
    const restored = { row: id, before: stored, want: chosen };
    return { left, error: await dispatch(saveOpposite(kind.load, restored)) };
  };
}
