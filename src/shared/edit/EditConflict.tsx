import { useTranslation } from 'react-i18next';
import { type Choice, ConflictDialog } from './ConflictDialog';
import type { Conflict } from './saveEdit';

/** The conflict that a save asks about, for the dialog of one kind of thing. */
export interface AskedConflict<Values> {
  /** The name of what is edited. */
  readonly about?: string;
  readonly conflict: Conflict<Values>;
  /** The user's choice, or null to go back to the form as it was typed. */
  readonly onAnswer: (choice: Choice | null) => void;
}

interface EditConflictProps<Values> extends AskedConflict<Values> {
  readonly labelOf: (name: keyof Values & string) => string;
  readonly inWords: (name: keyof Values & string, value: unknown) => string;
}

/** Asks which version to keep after somebody else saved the same fields while they were edited here. */
export function EditConflict<Values>({
  about,
  conflict: { conflicts, merged, stored },
  labelOf,
  inWords,
  onAnswer,
}: EditConflictProps<Values>) {
  const { t } = useTranslation('edit');
  const allTheirs = Object.fromEntries(conflicts.map((name) => [name, 'theirs' as const]));
  return (
    <ConflictDialog
      title={t('conflict.title')}
      about={about}
      text={t('conflict.text')}
      parts={conflicts.map((name) => ({
        name,
        label: labelOf(name),
        mine: inWords(name, merged[name]),
        theirs: inWords(name, stored[name]),
        isConflict: true,
      }))}
      cancel={{ label: t('conflict.back'), onAct: () => onAnswer(null) }}
      other={{ label: t('conflict.allTheirs'), onAct: () => onAnswer(allTheirs) }}
      choose={{ label: t('conflict.choose'), onAct: onAnswer }}
    />
  );
}
