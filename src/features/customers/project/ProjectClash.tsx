import { useTranslation } from 'react-i18next';
import type { Clash } from '@/domain/mergeEdits';
import { cents } from '@/domain/money';
import { useFormats } from '@/shared/i18n/useFormats';
import { ClashDialog, type Choice } from '@/shared/edit/ClashDialog';
import { useProjectStateWords } from '../useProjectStateWords';
import type { ProjectEdit } from './useProjectEdit';

interface ProjectClashProps {
  readonly clash: {
    readonly clashes: readonly Clash<keyof ProjectEdit>[];
    readonly stored: ProjectEdit;
    readonly merged: ProjectEdit;
  };
  /** Saves the chosen versions over what is stored. */
  readonly onChoose: (stored: ProjectEdit, chosen: ProjectEdit) => void;
  readonly onBack: () => void;
}

/** Asks which version of a project's fields stays. */
export function ProjectClash({ clash: { clashes, stored, merged }, onChoose, onBack }: ProjectClashProps) {
  const { t } = useTranslation('customers');
  const formats = useFormats();
  const { stateName } = useProjectStateWords();

  function inWords(name: keyof ProjectEdit, value: unknown): string {
    if (name === 'state') return stateName(String(value));
    if (typeof value !== 'number') return typeof value === 'string' ? value : '';
    return name === 'revenue' ? formats.euros(cents(value)) : `${formats.hours(value)} h`;
  }

  function handleChoose(choice: Choice) {
    const theirs = clashes
      .filter(({ name }) => choice[name] === 'theirs')
      .map(({ name }) => [name, stored[name]]);
    onChoose(stored, { ...merged, ...Object.fromEntries(theirs) });
  }

  return (
    <ClashDialog
      fields={clashes.map(({ name, mine, theirs }) => ({
        name,
        label: t(`project.fields.${name}`),
        mine: inWords(name, mine),
        theirs: inWords(name, theirs),
      }))}
      onChoose={handleChoose}
      onBack={onBack}
    />
  );
}
