import { useTranslation } from 'react-i18next';
import { budgetUsed } from '@/domain/project';
import { useFormats } from '@/shared/i18n/useFormats';

interface BudgetUsedProps {
  /** Hours worked; null while they are not known. */
  readonly used: number | null;
  /** Hours; null where there is none. */
  readonly budget: number | null;
  readonly hasFailed: boolean;
}

/** Hours used of a time budget as a bar, with the figures (section 2; principles, "What is shown is true"). */
export function BudgetUsed({ used, budget, hasFailed }: BudgetUsedProps) {
  const { t } = useTranslation('customers');
  const formats = useFormats();
  if (hasFailed) return <p className="t3 fs13">{t('figures.unknown')}</p>;
  const share = used === null ? null : budgetUsed(used, budget);
  const rest = used === null || budget === null ? 0 : budget - used;
  return (
    <div className="tw-used">
      <p>
        <span className="t3 fs13">{t('figures.used')}</span>
        <span className="num fw6">{used === null ? '–' : `${formats.hours(used)} h`}</span>
      </p>
      {share !== null && (
        <>
          <div className="tw-budget" aria-hidden="true">
            <i
              className={share > 1 ? 'is-over' : 'is-active'}
              style={{ width: `${Math.min(share, 1) * 100}%` }}
            />
          </div>
          <p className="t3 fs13 num">
            <span>
              {t(rest < 0 ? 'figures.over' : 'figures.left', { hours: formats.hours(Math.abs(rest)) })}
            </span>
            <span>{Math.round(share * 100)} %</span>
          </p>
        </>
      )}
    </div>
  );
}
