import { clsx } from 'clsx';
import exclamationTriangle from 'bootstrap-icons/icons/exclamation-triangle.svg?icon';
import plus from 'bootstrap-icons/icons/plus.svg?icon';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { WeekGrid } from '@/domain/work/weekGrid';
import type { StripDay, WeekStrip } from '@/domain/work/weekStrip';
import type { WorkPair } from '@/domain/work/workRecord';
import { useFormats } from '@/shared/i18n/useFormats';
import { useProjectName } from '@/shared/i18n/useProjectName';
import { Icon } from '@/shared/ui/buttons/Icon';
import type { CellEdits } from './cells/cellEdits';
import { type CellHandlers, HoursCell, cellClass } from './cells/HoursCell';
import { DayFurrow } from './day/DayTurns';
import classes from './gridTable.module.scss';

interface GridTableProps {
  readonly handlers: CellHandlers;
  readonly ref: Ref<HTMLTableElement>;
  readonly grid: WeekGrid;
  readonly strip: WeekStrip;
  readonly caption: string;
  readonly edits: CellEdits;
  readonly activeKey: string | undefined;
  /** Customers that have projects: a row of such a customer without a project is incomplete. */
  readonly withProjects: ReadonlySet<string>;
  readonly onAdd: () => void;
}

/** The week as a table: customers and projects down, days across, sums at both edges. */
export function GridTable({
  ref,
  grid,
  strip,
  caption,
  edits,
  activeKey,
  withProjects,
  onAdd,
  handlers,
}: GridTableProps) {
  const { t } = useTranslation(['weekGrid', 'workRecords']);
  const formats = useFormats();

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid as ARIA describes it: its cells are moved in by the arrow keys
    <table className={classes.grid} role="grid" ref={ref}>
      <caption className="visually-hidden">{caption}</caption>
      <colgroup>
        <col className={classes.pairColumn} />
        {strip.days.map((day) => (
          <col key={day.date} className={clsx(day.target === 0 && classes.offColumn)} />
        ))}
        <col className={classes.sumColumn} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">
            <span className="text-faint text-small">{t('workRecords:view.pair')}</span>
          </th>
          {strip.days.map((day) => (
            <DayHead key={day.date} day={day} />
          ))}
          <th scope="col" className={classes.rowSum}>
            <span className="text-faint text-small">{t('workRecords:view.sum')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {grid.rows.map((row, at) => (
          <tr key={row.key}>
            <PairHead pair={row.pair} isLacking={withProjects.has(String(row.pair.customerId))} />
            {row.cells.map((cell, column) => (
              <HoursCell
                key={cell.key}
                {...{ cell, edits, handlers }}
                day={strip.days[column]}
                isActive={cell.key === activeKey}
                at={`${at},${column}`}
              />
            ))}
            <td className={classes.rowSum}>{row.hours === 0 ? '' : formats.hours(row.hours)}</td>
          </tr>
        ))}
        <tr className={clsx('no-print', classes.newRow)}>
          <th scope="row">
            <button type="button" onClick={onAdd}>
              {t('addRow')}
              <Icon of={plus} />
            </button>
          </th>
          {strip.days.map((day) => (
            <td key={day.date} className={cellClass(day)} />
          ))}
          <td className={classes.rowSum} />
        </tr>
      </tbody>
      <SumRow grid={grid} />
    </table>
  );
}

function DayHead({ day }: { readonly day: StripDay }) {
  const formats = useFormats();
  return (
    <th scope="col">
      <span className="visually-hidden">{formats.namedDay(day.date)}</span>
      <span
        className={clsx('tw-day-head below-4', day.isToday && 'is-today', day.target === 0 && 'is-off')}
        aria-hidden="true"
      >
        <b>{formats.weekday(day.date)}</b>
        <span className={classes.date}>{Number(day.date.slice(8))}.</span>
        <em>
          {day.isLong && <Icon of={exclamationTriangle} className="right-4 mark-warning size-12" />}
          {day.hours === 0 ? '–' : formats.hours(day.hours)}
        </em>
      </span>
      <DayFurrow day={day} />
    </th>
  );
}

function PairHead({ pair, isLacking }: { readonly pair: WorkPair; readonly isLacking: boolean }) {
  const { t } = useTranslation('weekGrid');
  const projectName = useProjectName()(pair.projectName);
  const isOpen = pair.projectId === null && isLacking;
  return (
    <th scope="row">
      <b className="block ellipsis weight-540" title={pair.customerName}>
        {pair.customerName || t('noCustomer')}
      </b>
      <span
        className={clsx('block ellipsis text-secondary text-small', isOpen && classes.isLacking)}
        title={projectName || undefined}
      >
        {isOpen && <Icon of={exclamationTriangle} className="right-6 mark-warning" />}
        {pair.projectId === null ? t('noProject') : projectName || pair.projectId}
      </span>
    </th>
  );
}

function SumRow({ grid }: { readonly grid: WeekGrid }) {
  const { t } = useTranslation('workRecords');
  const formats = useFormats();
  const sum = (hours: number) => (hours === 0 ? '–' : formats.hours(hours));
  return (
    <tfoot>
      <tr>
        <th scope="row">{t('view.sum')}</th>
        {grid.days.map(({ date, hours }) => (
          <td key={date} className={classes.daySum}>
            {sum(hours)}
          </td>
        ))}
        <td className={classes.rowSum}>{sum(grid.hours)}</td>
      </tr>
    </tfoot>
  );
}
