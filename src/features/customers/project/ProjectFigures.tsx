import { useTranslation } from 'react-i18next';
import { parseDecimal, untouchedOr } from '@/domain/decimal';
import { type AmountProblem, parseAmount } from '@/domain/money/money';
import type { Project } from '@/domain/customers/project';
import type { Begun } from '@/shared/drafts/draftKind';
import type { Rules } from '@/shared/forms/rules';
import { formatsOf } from '@/shared/i18n/format';
import type { Language } from '@/shared/i18n/i18n';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { type FigureValues, type ProjectDraft, figuresDraftsOf } from '../keptProjects';
import { type ProjectEdit, editOf } from '../api/projectEdit';
import { useProjectEdit } from './useProjectEdit';
import { AmountField, NumberField } from '@/shared/ui/fields/NumberField';

type Problem = Exclude<AmountProblem, 'missing'> | 'negative';

/** No project has a million hours; a larger number is a typing mistake. */
const MAX_HOURS = 1_000_000;

function revenueProblem(text: string, language: Language): Problem | undefined {
  const amount = parseAmount(text, language);
  if (typeof amount === 'number') return amount < 0 ? 'negative' : undefined;
  return amount === 'missing' ? undefined : amount;
}

function budgetProblem(text: string, language: Language): Problem | undefined {
  const hours = parseDecimal(text, language, 'h');
  if (hours === null) return undefined;
  if (hours === undefined) return 'not-a-number';
  if (hours < 0) return 'negative';
  return hours < MAX_HOURS ? undefined : 'too-large';
}

type Figures = Pick<ProjectEdit, 'revenue' | 'timeBudget'>;

/** The field values of stored figures. */
function valuesOf({ revenue, timeBudget }: Figures, language: Language): FigureValues {
  return {
    revenue: revenue === null ? '' : formatsOf(language).plain(revenue / 100),
    timeBudget: timeBudget === null ? '' : formatsOf(language).plain(timeBudget),
  };
}

/** Parses the typed figures; only for valid values. */
function figuresOf(values: FigureValues, language: Language): Figures {
  const revenue = parseAmount(values.revenue, language);
  return {
    revenue: typeof revenue === 'number' ? revenue : null,
    timeBudget: parseDecimal(values.timeBudget, language, 'h') ?? null,
  };
}

/** The form of a project's revenue and time budget: number inputs; negative figures are refused. */
export function useProjectFigures(project: Project, draft: Begun<ProjectDraft<FigureValues>> | null) {
  const { t } = useTranslation('customers');
  const language = useLanguage();
  const rules: Rules<FigureValues, Problem> = {
    revenue: { validate: (text) => revenueProblem(text, language) },
    timeBudget: { validate: (text) => budgetProblem(text, language) },
  };
  return useProjectEdit<FigureValues, Problem>(project, {
    draft: draft && {
      ...draft,
      base: { ...editOf(project), ...figuresOf(draft.base, language) },
    },
    valuesOf: (content) => valuesOf(content, language),
    contentWith: ({ content }, values) => {
      const { revenue, timeBudget } = figuresOf(values, language);
      return { ...content, revenue, timeBudget: untouchedOr(timeBudget, content.timeBudget) };
    },
    figures: ['revenue', 'timeBudget'],
    rulesOf: () => rules,
    messageOf: (problem) => t(`project.errors.${problem}`),
    keep: {
      kind: figuresDraftsOf(project.id),
      content: (values, { content }) => ({ base: valuesOf(content, language), values }),
    },
  });
}

/** The fields for revenue in euros and time budget in hours. */
export function FigureFields({ form }: { form: ReturnType<typeof useProjectFigures>['form'] }) {
  const { t } = useTranslation('customers');
  return (
    <>
      <div className="span-6">
        <AmountField label={t('project.fields.revenue')} {...form.valueField('revenue')} />
      </div>
      <div className="span-6">
        <NumberField
          label={t('project.fields.timeBudget')}
          unit="h"
          typedUnit="h"
          {...form.valueField('timeBudget')}
        />
      </div>
    </>
  );
}
