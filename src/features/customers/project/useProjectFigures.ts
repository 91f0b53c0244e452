import { useTranslation } from 'react-i18next';
import { parseDecimal } from '@/domain/decimal';
import { type AmountProblem, parseAmount } from '@/domain/money';
import type { Project } from '@/domain/project';
import type { Rules } from '@/shared/forms/rules';
import { useAppForm } from '@/shared/forms/useAppForm';
import { type Formats, useFormats } from '@/shared/i18n/useFormats';
import type { Language } from '@/shared/i18n/i18n';
import { type FigureValues, figuresDraftsOf } from './projectDrafts';
import type { ProjectEdit } from './useProjectEdit';

type Problem = Exclude<AmountProblem, 'missing'> | 'negative';

/** No project has a million hours; more is a slip of the hand. */
const MAX_HOURS = 1_000_000;

function revenueProblem(text: string, language: Language): Problem | undefined {
  const amount = parseAmount(text, language);
  if (typeof amount === 'number') return amount < 0 ? 'negative' : undefined;
  return amount === 'missing' ? undefined : amount;
}

function budgetProblem(text: string, language: Language): Problem | undefined {
  const hours = parseDecimal(text, language);
  if (hours === null) return undefined;
  if (hours === undefined) return 'not-a-number';
  if (hours < 0) return 'negative';
  return hours < MAX_HOURS ? undefined : 'too-large';
}

/** What stands in the fields for stored figures. */
export function figureValues(
  { revenue, timeBudget }: Pick<Project, 'revenue' | 'timeBudget'>,
  formats: Formats,
): FigureValues {
  return {
    revenue: revenue === null ? '' : formats.plain(revenue / 100),
    timeBudget: timeBudget === null ? '' : formats.plain(timeBudget),
  };
}

/** Values and rules of a project's revenue and time budget: number inputs (section 5); negative figures are refused. */
export function useProjectFigures(project: Project, draft: FigureValues | null) {
  const { t } = useTranslation('customers');
  const formats = useFormats();
  const { language } = formats;
  const rules: Rules<FigureValues, Problem> = {
    revenue: { validate: (text) => revenueProblem(text, language) },
    timeBudget: { validate: (text) => budgetProblem(text, language) },
  };
  const form = useAppForm<FigureValues, Problem>({
    initial: draft ?? figureValues(project, formats),
    isUnsaved: draft !== null,
    rules,
    messageOf: (problem) => t(`project.errors.${problem}`),
    draft: { kind: figuresDraftsOf(project.id), content: (values) => values },
  });

  return {
    ...form,
    /** The project with what is typed; only for valid values. */
    editWith: (base: ProjectEdit, values: FigureValues): ProjectEdit => {
      const revenue = parseAmount(values.revenue, language);
      return {
        ...base,
        revenue: typeof revenue === 'number' ? revenue : null,
        timeBudget: parseDecimal(values.timeBudget, language) ?? null,
      };
    },
  };
}
