import { clsx } from 'clsx';
import warning from 'bootstrap-icons/icons/exclamation-triangle.svg?icon';
import { useTranslation } from 'react-i18next';
import { budgetUsed } from '@/domain/customers/project';
import { useFormats } from '@/shared/i18n/useFormats';
import { BudgetBar } from '@/shared/ui/bars/BudgetBar';
import { Button } from '@/shared/ui/buttons/Button';
import { Icon } from '@/shared/ui/buttons/Icon';
import type { HoursUsed } from './hours/useHours';
import classes from './budgetUsed.module.scss';

/** From this share on, only little of the budget is left. */
const NEARLY_USED = 0.9;

interface BudgetUsedProps {
  readonly usage: HoursUsed;
  /** Hours; null when the project has no budget. */
  readonly budget: number | null;
  /** Text to show when `budget` is null, instead of the hint that none is set. */
  readonly without?: string | undefined;
  /** In a row that is edited, whose ground is tinted. */
  readonly isTinted?: boolean;
}

/** Hours used of a time budget, as a bar with figures. Figures still loading keep their space free. */
export function BudgetUsed({ usage, budget, without, isTinted = false }: BudgetUsedProps) {
  const { t } = useTranslation(['customers', 'common']);
  const formats = useFormats();
  const { used, hasFailed, retry } = usage;
  return (
    <div className={clsx('above-14', isTinted && classes.isTinted)}>
      <p className={classes.head}>
        <span>{t('customers:figures.used')}</span>
        <b className="text-plain weight-580 text-15 figures">
          {used === null ? '–' : `${formats.hours(used)} h`}
        </b>
      </p>
      {hasFailed ? (
        <p className={classes.rest}>
          <span>{t('customers:figures.unknown')}</span>
          <Button size="sm" label={t('common:actions.retry')} className="ms-auto" onClick={retry} />
        </p>
      ) : budget !== null && budget > 0 ? (
        <>
          <UsedBar used={used} budget={budget} />
          <RestLine used={used} budget={budget} />
        </>
      ) : (
        <>
          <BudgetBar share={null} />
          <p className={classes.rest}>{without ?? t('customers:figures.noBudget')}</p>
        </>
      )}
    </div>
  );
}

interface ShareProps {
  readonly used: number | null;
  readonly budget: number;
}

function UsedBar({ used, budget }: ShareProps) {
  const { t } = useTranslation('customers');
  const formats = useFormats();
  const share = budgetUsed(used ?? 0, budget) ?? 0;
  const name =
    used === null
      ? undefined
      : t('figures.hoursOf', {
          used: formats.hours(used),
          budget: formats.hourSum(budget),
          percent: formats.percent(share),
        });
  return (
    <div role="img" aria-label={name ?? t('figures.used')}>
      <BudgetBar share={share} isFew={share >= NEARLY_USED && share <= 1} />
    </div>
  );
}

function RestLine({ used, budget }: ShareProps) {
  const { t } = useTranslation('customers');
  const formats = useFormats();
  const share = budgetUsed(used ?? 0, budget) ?? 0;
  // Keeps the height of the line while loading.
  if (used === null) return <p className={classes.rest}> </p>;
  const hours = formats.hours(Math.abs(budget - used));
  const left = share < NEARLY_USED ? 'left' : share > 1 ? 'over' : 'few';
  return (
    <p className={clsx(classes.rest, left !== 'left' && classes[left])}>
      {left !== 'left' && <Icon of={warning} />}
      <span>{t(`figures.${left}`, { hours })}</span>
      <span className="push-right text-faint weight-420">{formats.percent(share)}</span>
    </p>
  );
}
