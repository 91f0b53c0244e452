import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { isSame, withoutEmptied } from '@/domain/changes/fields';
import { isUnchanged } from '../api/apiError';
import { noticeLife } from '../notices/noticeLife';
import { noticeGiven } from '../notices/noticesSlice';
import { errorOf, isDone, waitOf } from '../outbox/change';
import { useSavedNotice } from '../outbox/useSavedNotice';
import { useAppDispatch } from '../store/hooks';
import { type Conflict, type Edit, type EditedKind, type Name, chosenOf, saveEdit } from './saveEdit';
import { useEditStep } from './useEditStep';
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
interface EditWords<Content> {
  readonly labelOf: (name: Name<Content>) => string;
  /** What the history says. */
  readonly done: string;
  readonly aboutOf: (values: Content) => string;
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
export function useEdit<Content>(kind: EditedKind<Content>, { labelOf, done, aboutOf }: EditWords<Content>) {
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
    addStep({ ...edit, values, text: done, about: aboutOf(values), labelOf });
    tellSaved(waitOf(outcome), t('saved'));
    tellEmptied(notEmptied);
    return { kind: 'saved', values };
  }

  return {
    save,
    /** The conflict that the user is asked about; `save` waits for the answer. */
    conflict,
    answer,
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
