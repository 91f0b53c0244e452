import { useTranslation } from '@/shared/i18n/useTranslation';
import { cents } from '@/domain/money';
import { ClashDialog } from '@/shared/edit/ClashDialog';
import type { Choice } from '@/shared/edit/ClashDialog';
import { useFigureWords } from '../useFigureWords';
import { useProjectStateWords } from '../useProjectStateWords';
import type { EditClash, ProjectEdit } from './useProjectEdit';

interface ProjectClashProps {
  /** The name of the project. */
  readonly about: string;
  readonly clash: EditClash;
  /** The user's choice, or null: back to the form. */
  readonly onAnswer: (choice: Choice | null) => void;
}

/** Asks which version of a project's fields stays. */
export function ProjectClash({ about, clash, onAnswer }: ProjectClashProps) {
  const { t } = useTranslation('customers');
  const { money, hours } = useFigureWords();
  const { stateName } = useProjectStateWords();

  function inWords(name: keyof ProjectEdit, value: unknown): string {
    if (name === 'state') return stateName(String(value));
    if (typeof value !== 'number') return typeof value === 'string' ? value : '';
    return name === 'revenue' ? money(cents(value)) : hours(value);
  }

  return (
    <ClashDialog
      about={about}
      fields={clash.conflicts.map((name) => ({
        name,
        label: t(`project.fields.${name}`),
        mine: inWords(name, clash.merged[name]),
        theirs: inWords(name, clash.stored[name]),
      }))}
      onChoose={onAnswer}
      onBack={() => onAnswer(null)}
    />
  );
}
