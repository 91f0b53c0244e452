import { clsx } from 'clsx';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PivotCell, PivotQuestion, PivotRow, ReportPivot } from '@/domain/report/pivot';
import { shownRows } from '@/domain/report/reportTable';
import { sortedRows } from '@/domain/report/sortedRows';
import { tableColumns } from '@/domain/report/tableColumns';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { MoreRows } from '@/shared/lists/MoreRows';
import { ROWS_AT_ONCE } from '@/shared/lists/find/find';
import { useReportSettings } from '../../useReportSettings';
import { useReportTable } from '../../useReportTable';
import { useReportWords } from '../../useReportWords';
import { ReportHead } from './ReportHead';
import { ReportTableRow } from './ReportTableRow';
import { useTableStops } from './useTableStops';
import '@/shared/ui/styles/cardRows.scss';
import classes from './reportTable.module.scss';

/** If there are more rows than this, they are rendered in steps as they come near. */
const MOST_ROWS = 200;

interface ReportTableProps {
  readonly pivot: ReportPivot;
  /** The question that the report answers. */
  readonly question: PivotQuestion;
  readonly onCell: (cell: PivotCell) => void;
  /** Whether customers are missing, so that the last row is not the sum but "So far". */
  readonly isSoFar: boolean;
  /** The places of rows in the palette of the chart, by path; null where the chart has no colours. */
  readonly places: ReadonlyMap<string, number> | null;
}

/** The report as a table. It is one tab stop: arrow keys move between names and numbers, Enter opens the entries of a number. */
export function ReportTable({ pivot, question, onCell, isSoFar, places }: ReportTableProps) {
  const { t } = useTranslation('report');
  const language = useLanguage();
  const { rowName } = useReportWords();
  const table = useRef<HTMLTableElement>(null);
  const stops = useTableStops(table);
  const [most, setMost] = useState(ROWS_AT_ONCE);
  const { settings, change } = useReportSettings();
  const { measure, sort, open } = settings;
  const { rows: kind } = question;
  const columns = useReportTable(pivot, measure, question);
  const isCompared = question.compared !== null;
  const sorted = useMemo(
    () => sortedRows(pivot.rows, tableColumns(pivot, measure, isCompared), sort, language),
    [pivot, measure, isCompared, sort, language],
  );
  const rows = shownRows(sorted, open);
  const shown = rows.length > MOST_ROWS ? rows.slice(0, most) : rows;
  const isList = pivot.by === 'total';

  const toggle = ({ path }: PivotRow, isOpen: boolean) =>
    change({ open: isOpen ? [...open, path] : open.filter((one) => one !== path) });

  return (
    <>
      <div className={classes.scroller}>
        <table
          ref={table}
          className={clsx(classes.table, isList && [classes.isList, 'card-rows'], isSoFar && classes.isSoFar)}
          aria-label={t('report.table')}
          {...stops}
        >
          <ReportHead {...{ columns, kind }} />
          <tbody>
            {shown.map((of) => (
              <ReportTableRow
                key={of.row.path}
                {...of}
                {...{ columns, places, onCell, cell: settings.cell, name: rowName(of.row) }}
                hasCustomer={kind === 'project' || kind === 'person-project'}
                onToggle={(isOpen) => toggle(of.row, isOpen)}
              />
            ))}
          </tbody>
          <tfoot>
            <ReportTableRow
              row={pivot.total}
              parent={null}
              isOpen={false}
              {...{ columns, onCell, cell: settings.cell }}
              places={null}
              hasCustomer={false}
              name={t(isSoFar ? 'report.soFar' : 'report.sum')}
            />
          </tfoot>
        </table>
      </div>
      {shown.length < rows.length && <MoreRows onShow={() => setMost((before) => before + ROWS_AT_ONCE)} />}
    </>
  );
}
