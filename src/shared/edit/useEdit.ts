import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { differingParts, isSame, withPart, withoutEmptied } from '@/domain/changes/fields';
import { isUnchanged } from '../api/apiError';
import { noticeLife } from '../notices/noticeLife';
import { noticeGiven } from '../notices/noticesSlice';
import { errorOf, isDone, waitOf } from '../outbox/change';
import type { Saving } from '../outbox/save';
import { useSavedNotice } from '../outbox/useSavedNotice';
import { useAppDispatch } from '../store/hooks';
import { noLonger } from '../undo/stepHistory';
import { useSteps } from '../undo/useSteps';
import { type Conflict, type Edit, type EditedKind, type Name, chosenOf, saveEdit } from './saveEdit';
import type { Choice } from './ConflictDialog';

/** The end of an attempt to save, after any conflict was decided and the user was told about it. */
export type EditEnd<Content> =
  | {
      readonly kind: 'saved';
      /** The values that are stored now. */
      readonly values: Content;
    }
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
  /** Says the words of the history, with Undo, instead of "saved": for what is saved by one press or drop. */
  readonly offersUndo?: boolean;
}

/** The question which version to keep after a conflict, for `EditConflict`. */
export interface EditQuestion<Content> {
  readonly about: string;
  readonly conflict: Conflict<Content>;
  readonly labelOf: (name: Name<Content>) => string;
  /** The user's choice, or null to go back to the form as it was typed. */
  readonly onAnswer: (choice: Choice | null) => void;
}

/** An edit, and what its form does when the user has chosen between two versions. */
interface FormEdit<Content> extends Edit<Content> {
  /** Called with the stored values and with those that are sent next. */
  readonly onChosen?: (stored: Content, chosen: Content) => void;
}

/**
 * Saves edits of a kind: merges them with what others saved in the meantime, and asks the user about conflicts. Says
 * "saved" only if that is true, names fields that cannot be emptied, says when nothing was changed, and adds the edit
 * to the history.
 */
export function useEdit<Content>(
  kind: EditedKind<Content>,
  { labelOf, done, aboutOf, offersUndo = false }: EditWords<Content>,
) {
  const { t } = useTranslation('edit');
  const dispatch = useAppDispatch();
  const addStep = useEditStep(kind);
  const { tellSaved } = useSavedNotice();
  const { conflict, ask, answer } = useConflictQuestion<Content>();

  function tellEmptied(names: readonly Name<Content>[]) {
    if (names.length === 0) return;
    const text = t('notEmptied', { count: names.length, fields: names.map(labelOf).join(', ') });
    dispatch(noticeGiven({ tone: 'info', text, lifeMs: noticeLife.toRead }));
  }

  async function save({ base, mine, onChosen, ...about }: FormEdit<Content>): Promise<EditEnd<Content>> {
    const { content, notEmptied } = withoutEmptied(kind.fields, base, mine);
    if (isSame(kind.fields, base, content)) {
      tellEmptied(notEmptied);
      return { kind: 'saved', values: content };
    }
    const edit = { ...about, base, mine: content };
    const outcome = await dispatch(saveEdit(kind, edit));
    if (outcome.kind === 'conflict') {
      const choice = await ask(outcome);
      if (!choice) return { kind: 'told' };
      const chosen = chosenOf(kind, outcome, choice);
      onChosen?.(outcome.stored, chosen);
      return save({ ...about, base: outcome.stored, mine: chosen, ...(onChosen && { onChosen }) });
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
    addStep({ ...edit, values, text: done, about: aboutOf(values), labelOf, isTold });
    if (!isTold) tellSaved(wait, t('saved'));
    tellEmptied(notEmptied);
    return { kind: 'saved', values };
  }

  const question: EditQuestion<Content> | null = conflict && {
    about: aboutOf(conflict.stored),
    conflict,
    labelOf,
    onAnswer: answer,
  };
  return {
    save,
    /** What the user is asked about; `save` waits for the answer. */
    question,
  };
}

/** Asks which version to keep after a conflict, and waits for the answer. */
function useConflictQuestion<Values>() {
  const [open, setOpen] = useState<{
    readonly conflict: Conflict<Values>;
    readonly resolve: (choice: Choice | null) => void;
  } | null>(null);

  return {
    conflict: open?.conflict ?? null,
    /** Resolves with the user's choice, or null to go back to the form. */
    ask: async (conflict: Conflict<Values>) =>
      new Promise<Choice | null>((resolve) => {
        setOpen({ conflict, resolve });
      }),
    answer: (choice: Choice | null) => {
      setOpen(null);
      open?.resolve(choice);
    },
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

/** The result of undoing an edit: the fields that could not be restored, or why nothing was saved. */
type UndoneEdit<Content> = { readonly left: readonly Name<Content>[] } | { readonly error: unknown };

/** Restores the old values of an edit. Fields that were changed again since keep their new values. */
function undoEdit<Content>(
  kind: EditedKind<Content>,
  { id, base, mine }: Edit<Content>,
): Saving<UndoneEdit<Content>> {
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
    const again = await dispatch(saveEdit(kind, { id, base: stored, mine: chosen }));
    if (again.kind === 'conflict') return { error: noLonger };
    return isDone(again) ? { left } : { error: errorOf(again) ?? noLonger };
  };
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
        if ('error' in undone) return undone.error;
        left = undone.left;
        return undefined;
      },
      done: () => (left.length > 0 ? t('undoneInPart', { fields: left.map(labelOf).join(', ') }) : undefined),
    });
  };
}
