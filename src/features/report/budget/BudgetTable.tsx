import { clsx } from 'clsx';
import noBudget from 'bootstrap-icons/icons/dash-circle-dotted.svg?icon';
import later from 'bootstrap-icons/icons/graph-up-arrow.svg?icon';
import soon from 'bootstrap-icons/icons/hourglass-split.svg?icon';
import dormant from 'bootstrap-icons/icons/moon.svg?icon';
import usedUp from 'bootstrap-icons/icons/x-octagon.svg?icon';
import { Fragment, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { DORMANT_DAYS, FORECAST_GROUPS, type ForecastGroup, SOON_DAYS } from '@/domain/report/forecast';
import { type ListColumn, TableHead } from '@/shared/lists/TableHead';
import { useRowFocus } from '@/shared/lists/useRowFocus';
import { Icon } from '@/shared/ui/buttons/Icon';
import { TableSkeleton } from '@/shared/ui/messages/TableSkeleton';
import { useMediaQuery } from '@/shared/ui/window/useMediaQuery';
import type { ReportAnswers } from '../reading/answers';
import { useReportSettings } from '../useReportSettings';
import { BudgetRow, isOpenable } from './BudgetRow';
import { BurnUp } from './BurnUp';
import { useBudgetLines } from './useBudgetLines';
import '@/shared/ui/styles/cardRows.scss';
import classes from './budgetTable.module.scss';

const icons = { usedUp, soon, later, noBudget, dormant } as const;

function useColumns(): readonly ListColumn[] {
  const { t } = useTranslation('report');
  const { isByCustomer } = useReportSettings().settings;
  return [
    { title: isByCustomer ? t('budget.columns.customer') : t('budget.columns.project') },
    { title: t('budget.columns.used'), className: classes.usedColumn ?? '' },
    { title: t('budget.columns.rest'), className: classes.restColumn ?? '', align: 'right' },
    {
      title: t('budget.columns.pace'),
      className: clsx('hide-md', classes.restColumn),
      headClass: 'hide-md',
      align: 'right',
    },
    { title: t('budget.columns.until'), className: classes.untilColumn ?? '' },
    { title: t('budget.columns.course'), className: classes.openColumn ?? '', titleHidden: true },
  ];
}

export interface BudgetTableProps {
  readonly answer: ReportAnswers['budget'];
}

/** The budgets of projects in their groups, or those of customers without groups. One row at a time shows its burn-up. */
export function BudgetTable({ answer }: BudgetTableProps) {
  const { t } = useTranslation('report');
  const navigate = useNavigate();
  const { settings, change } = useReportSettings();
  const { isByCustomer } = settings;
  const { ofProject, ofCustomer } = useBudgetLines();
  const columns = useColumns();
  const lines = isByCustomer ? answer.customers.map(ofCustomer) : answer.projects.map(ofProject);
  // On a tablet the pace is hidden. A cell that spans more columns than are visible would add an empty one.
  const isTablet = useMediaQuery('(max-width: 1023.98px)');
  const span = isTablet ? columns.length - 1 : columns.length;
  const [openId] = settings.open;
  const toggle = (id: string) => change({ open: id === openId ? [] : [id] });
  const table = useRef<HTMLTableElement>(null);
  // The focus may be in the burn-up, which disappears.
  function close() {
    table.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    change({ open: [] });
  }
  const act = (line: (typeof lines)[number]) =>
    isOpenable(line) ? toggle(line.id) : void navigate(line.path);
  const rowProps = useRowFocus({ entries: lines, onOpen: act });
  const groups = isByCustomer
    ? [{ group: null, own: lines }]
    : FORECAST_GROUPS.map((group) => ({
        group,
        own: lines.filter(({ forecast }) => forecast.group === group),
      }));
  return (
    <table
      ref={table}
      className={clsx('tw-table fixed card-rows', classes.table)}
      aria-label={t('page.budget')}
    >
      <TableHead columns={columns} />
      {groups.map(({ group, own }) => (
        <tbody key={group}>
          {group && own.length > 0 && <GroupHead group={group} count={own.length} span={span} />}
          {own.map((line) => (
            <Fragment key={line.id}>
              <BudgetRow
                line={line}
                rowProps={rowProps(line)}
                isOpen={line.id === openId}
                onToggle={() => toggle(line.id)}
              />
              {line.id === openId && isOpenable(line) && (
                <tr className="details">
                  <td colSpan={span}>
                    <BurnUp line={line} onClose={close} />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      ))}
    </table>
  );
}

interface GroupHeadProps {
  readonly group: ForecastGroup;
  readonly count: number;
  readonly span: number;
}

function GroupHead({ group, count, span }: GroupHeadProps) {
  const { t } = useTranslation('report');
  const notes = {
    noBudget: t('budget.groupNotes.noBudget'),
    dormant: t('budget.groupNotes.dormant', { days: DORMANT_DAYS }),
  };
  const note = group === 'noBudget' || group === 'dormant' ? ` · ${notes[group]}` : '';
  return (
    <tr className={clsx('week-row', classes.group)}>
      <th colSpan={span} scope="rowgroup" className={classes[group]}>
        <Icon of={icons[group]} className="right-8 text-faint size-14" />
        {t(`budget.groups.${group}`, { days: SOON_DAYS })}
        <span className="left-8 text-faint text-small weight-420">
          {t('budget.projectCount', { count })}
          {note}
        </span>
      </th>
    </tr>
  );
}

/** The table until the first customer was read. */
export function BudgetTableSkeleton() {
  return <TableSkeleton columns={useColumns()} className={classes.table ?? ''} hasGroups />;
}
