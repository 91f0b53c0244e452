import { useTranslation } from '@/shared/i18n/useTranslation';
import { cents } from '@/domain/money';
import { type AskedConflict, EditConflict } from '@/shared/edit/EditConflict';
import { useFigureWords } from '../useFigureWords';
import { useProjectStateWords } from '../useProjectStateWords';
import type { ProjectEdit } from './projectEdit';

/** Asks which version of a project's fields stays. */
export function ProjectConflict(props: AskedConflict<ProjectEdit>) {
  const { t } = useTranslation('customers');
  const { money, hours } = useFigureWords();
  const { stateName } = useProjectStateWords();

  function inWords(name: keyof ProjectEdit, value: unknown): string {
    if (name === 'state') return stateName(String(value));
    if (typeof value !== 'number') return typeof value === 'string' ? value : '';
    return name === 'revenue' ? money(cents(value)) : hours(value);
  }
  return <EditConflict {...props} labelOf={(name) => t(`project.fields.${name}`)} inWords={inWords} />;
}
