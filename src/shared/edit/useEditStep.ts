import { useTranslation } from 'react-i18next';
import { differingParts, isSame, withPart, withoutEmptied } from '@/domain/changes/fields';
import { errorOf, isDone } from '../outbox/change';
import type { Saving } from '../outbox/save';
import { useAppDispatch } from '../store/hooks';
import { noLonger } from '../undo/stepHistory';
import { useSteps } from '../undo/useSteps';
import { type Edit, type EditedKind, type Name, chosenOf, saveEdit } from './saveEdit';

/** An edit that was saved, with its words for the history. */
interface SavedEdit<Content> extends Edit<Content> {
  /** The stored values after the edit was saved. */
  readonly values: Content;
  /** One sentence that says what was done. */
  readonly text: string;
  /** The name of what was edited. */
  readonly about: string;
  readonly labelOf: (name: Name<Content>) => string;
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

/** Adds saved edits of a kind to the history, where they can be undone ("Speed of use", "Undo"). */
export function useEditStep<Content>(kind: EditedKind<Content>): (edit: SavedEdit<Content>) => void {
  const { t } = useTranslation('edit');
  const dispatch = useAppDispatch();
  const steps = useSteps();

  return ({ id, base, mine, values, text, about, labelOf }) => {
    // An undo does not take back what others saved in the meantime.
    const own = differingParts(kind.fields, mine, base);
    const before = own.reduce((back, part) => withPart(kind.fields, part, base, back), values);
    let left: readonly Name<Content>[] = [];
    steps.add({
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
