import { useTranslation } from '@/shared/i18n/useTranslation';
import { differingParts, withPart } from '@/domain/changes/fields';
import { noLonger } from '../undo/stepHistory';
import { useSteps } from '../undo/useSteps';
import { type Edit, chosenOf, saveEdit } from './saveEdit';

type Name<Values> = keyof Values & string;

/** An edit that was saved, and how the history names it. */
interface SavedEdit<Values> extends Edit<Values> {
  /** The stored values after the edit was saved. */
  readonly values: Values;
  /** One sentence that it is done. */
  readonly text: string;
  /** The name of what was edited. */
  readonly about: string;
  readonly labelOf: (name: Name<Values>) => string;
}

/** The result of undoing an edit: the fields that could not be restored, or why nothing was saved. */
type UndoneEdit<Values> = { readonly left: readonly Name<Values>[] } | { readonly error: unknown };

/** Restores the old values of an edit. Fields that somebody has changed since keep their new values. */
async function undoEdit<Values>(edit: Edit<Values>): Promise<UndoneEdit<Values>> {
  const outcome = await saveEdit(edit);
  switch (outcome.kind) {
    case 'failed':
      return { error: outcome.error };
    case 'unchanged':
      return { error: noLonger };
    case 'saved':
    case 'nothing':
      return { left: outcome.emptied };
    case 'conflict': {
      const { conflicts, stored } = outcome;
      const theirs = Object.fromEntries(conflicts.map((name) => [name, 'theirs' as const]));
      const mine = chosenOf(edit.fields, outcome, theirs);
      const again = await saveEdit({ ...edit, base: stored, mine });
      if (again.kind === 'failed') return { error: again.error };
      return 'emptied' in again ? { left: [...conflicts, ...again.emptied] } : { error: noLonger };
    }
  }
}

/** Puts saved edits into the history, from where the opposite is saved ("Speed of use", "Undo"). */
export function useEditStep(): <Values>(edit: SavedEdit<Values>) => void {
  const { t } = useTranslation('edit');
  const steps = useSteps();

  return <Values>({ values, text, about, labelOf, ...edit }: SavedEdit<Values>) => {
    const { fields, base, mine } = edit;
    // What others saved meanwhile is not taken back.
    const own = differingParts(fields, mine, base);
    const before = own.reduce((back, part) => withPart(fields, part, base, back), values);
    let left: readonly Name<Values>[] = [];
    steps.add({
      text,
      detail: about,
      undo: async () => {
        const undone = await undoEdit({ ...edit, base: values, mine: before });
        if ('error' in undone) return undone.error;
        left = undone.left;
        return undefined;
      },
      done: () => (left.length > 0 ? t('undoneInPart', { fields: left.map(labelOf).join(', ') }) : undefined),
    });
  };
}
