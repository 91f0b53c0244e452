import { clsx } from 'clsx';
import arrowRight from 'bootstrap-icons/icons/arrow-right.svg?icon';
import chevronDown from 'bootstrap-icons/icons/chevron-down.svg?icon';
import pencil from 'bootstrap-icons/icons/pencil.svg?icon';
import { useTranslation } from 'react-i18next';
import type { Forecast } from '@/domain/report/forecast';
import { hoursOfHundredths } from '@/domain/hundredths';
import { useFormats } from '@/shared/i18n/useFormats';
import type { RowProps } from '@/shared/lists/useRowFocus';
import { BudgetBar } from '@/shared/ui/bars/BudgetBar';
import { IconButton } from '@/shared/ui/buttons/IconButton';
import { IconLink } from '@/shared/ui/buttons/IconLink';
import { type BudgetLine, paceHours } from './useBudgetLines';
import classes from './budgetRow.module.scss';

/** If less than this part of the budget is used, the percentage is `< 1 %`. */
const LEAST_PART = 0.01;

/** Whether a row has a burn-up. The other rows lead to the page of their project. */
export function isOpenable({ forecast }: BudgetLine): boolean {
  return forecast.group !== 'noBudget' && forecast.group !== 'dormant';
}

interface BudgetRowProps {
  readonly line: BudgetLine;
  readonly rowProps: RowProps;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** A project or customer: the used and left hours of its budget, the pace, and the end. */
export function BudgetRow({ line, rowProps, isOpen, onToggle }: BudgetRowProps) {
  const { name, about, forecast, until, untilDetail } = line;
  const { group } = forecast;
  const isPlain = group !== 'usedUp' && forecast.end === null;
  return (
    <tr {...rowProps} className={clsx(classes.row, isOpen && isOpenable(line) && 'opened')}>
      <td className={classes.name}>
        <b className="block ellipsis weight-540" title={name}>
          {name}
        </b>
        <small className="block ellipsis text-faint text-tiny weight-420" title={about}>
          {about}
        </small>
      </td>
      <td className={classes.used}>
        <UsedBar forecast={forecast} />
      </td>
      <RestCell forecast={forecast} />
      <PaceCell forecast={forecast} />
      <td className={clsx(classes.until, group === 'usedUp' && 'text-danger', isPlain && classes.isPlain)}>
        {until}
        {untilDetail !== '' && <small className="block text-faint text-tiny weight-420">{untilDetail}</small>}
      </td>
      <td className={clsx('row-actions', classes.action)}>
        <RowAction line={line} isOpen={isOpen} onToggle={onToggle} />
      </td>
    </tr>
  );
}

function UsedBar({ forecast: { used, budget } }: { readonly forecast: Forecast }) {
  const formats = useFormats();
  const share = budget === null ? null : used / budget;
  return (
    <div className={classes.bar}>
      <BudgetBar share={share} isInList />
      <span className="text-secondary at-right one-line">
        {share === null ? '–' : percentOf(share, formats.percent)}
      </span>
    </div>
  );
}

const percentOf = (share: number, percent: (part: number) => string) =>
  share > 0 && share < LEAST_PART ? `< ${percent(LEAST_PART)}` : percent(share);

function RestCell({ forecast: { used, budget, rest } }: { readonly forecast: Forecast }) {
  const { t } = useTranslation('report');
  const formats = useFormats();
  const hours = formats.hours(hoursOfHundredths(rest === null ? used : Math.abs(rest)));
  const isOver = rest !== null && rest < 0;
  return (
    <td className={clsx('align-right figures', classes.rest)}>
      <span className={clsx(isOver && 'text-danger')}>
        {isOver ? t('budget.over', { hours }) : t('budget.rest', { hours })}
      </span>{' '}
      <small className="block text-faint text-tiny weight-420">
        {budget === null
          ? t('budget.used')
          : t('budget.of', { hours: formats.hourSum(hoursOfHundredths(budget)) })}
      </small>
    </td>
  );
}

function PaceCell({ forecast: { pace, group } }: { readonly forecast: Forecast }) {
  const { t } = useTranslation('report');
  const formats = useFormats();
  const hours = pace && [...new Set([pace.slow, pace.fast].map((each) => formats.hours(paceHours(each))))];
  return (
    <td className={clsx('align-right figures hide-md', classes.pace)}>
      {hours && group !== 'dormant' ? (
        <>
          {hours.join(' – ')}{' '}
          <small className="block text-faint text-tiny weight-420">{t('budget.perWeek')}</small>
        </>
      ) : (
        <span className="text-faint">–</span>
      )}
    </td>
  );
}

function RowAction({ line, isOpen, onToggle }: Omit<BudgetRowProps, 'rowProps'>) {
  const { t } = useTranslation('report');
  const { name, path, forecast } = line;
  if (isOpenable(line)) {
    const label = isOpen ? t('budget.hide', { name }) : t('budget.show', { name });
    return (
      <IconButton
        className={classes.toggle}
        icon={chevronDown}
        label={label}
        aria-expanded={isOpen}
        onClick={onToggle}
      />
    );
  }
  const isUnplanned = forecast.budget === null && forecast.group === 'noBudget';
  const label = isUnplanned ? t('budget.addBudget', { name }) : t('budget.openNamed', { name });
  return <IconLink icon={isUnplanned ? pencil : arrowRight} to={path} label={label} />;
}
