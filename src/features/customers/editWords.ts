import { useTranslation } from 'react-i18next';
import { cents, type Cents } from '@/domain/money/money';
import { useProjectName } from '@/shared/i18n/useProjectName';
import type { ProjectEdit } from './api/projectEdit';
import { useProjectStateWords } from './ProjectStateTag';
import { useFormats } from '@/shared/i18n/useFormats';
import type { CustomerDetails } from '@/domain/customers/customer';

/** Formats sums of money and hours; a missing value becomes a dash. */
export function useFigureWords() {
  const formats = useFormats();
  return {
    money: (amount: Cents | null) => (amount === null ? '–' : formats.euroSum(amount)),
    hours: (amount: number | null) => (amount === null ? '–' : `${formats.hourSum(amount)} h`),
  };
}

/** The words for edits of a project: for the history, and labels and values of its fields for the conflict dialogs. */
export function useProjectWords() {
  const { t } = useTranslation('customers');
  const nameOf = useProjectName();
  const { money, hours } = useFigureWords();
  const { stateName } = useProjectStateWords();
  return {
    done: t('history.project'),
    aboutOf: ({ name }: ProjectEdit) => nameOf(name),
    labelOf: (name: keyof ProjectEdit) => t(`project.fields.${name}`),
    inWords: (name: keyof ProjectEdit, value: unknown): string => {
      if (name === 'name') return nameOf(String(value));
      if (name === 'state') return stateName(String(value));
      if (typeof value !== 'number') return typeof value === 'string' ? value : '';
      return name === 'revenue' ? money(cents(value)) : hours(value);
    },
  };
}

/** The words for edits of a customer: for the history, and labels and values of its fields for the conflict dialogs. */
export function useCustomerWords() {
  const { t } = useTranslation('customers');
  return {
    done: t('history.customer'),
    aboutOf: ({ name }: CustomerDetails) => name,
    labelOf: (name: keyof CustomerDetails) => t(`fields.${name}`),
    inWords: (_name: keyof CustomerDetails, value: unknown) =>
      typeof value === 'boolean' ? t(value ? 'conflict.yes' : 'conflict.no') : String(value),
  };
}
