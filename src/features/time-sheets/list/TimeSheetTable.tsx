import { clsx } from 'clsx';
import { Fragment } from 'react';
import { type TimeSheet, timeSheetFileName } from '@/domain/sheets/timeSheet';
import type { WorkRecord } from '@/domain/work/workRecord';
import { UnmatchedMark } from '@/shared/lists/find/UnmatchedMark';
import { ResultRow, type ListColumn, type ListTableProps, TableHead } from '@/shared/lists/TableHead';
import { useKeptFocus } from '@/shared/lists/useKeptFocus';
import { useRowFocus } from '@/shared/lists/useRowFocus';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import { useMediaQuery } from '@/shared/ui/window/useMediaQuery';
import { SheetPath } from './SheetPath';
import { SheetTitle } from './SheetTitle';
import {
  type TimeSheetHandlers,
  NextStep,
  PdfProgress,
  TimeSheetActions,
  TimeSheetMenu,
} from './TimeSheetActions';
import type { ShownSheet } from '../sending/sentSheets';
import type { SheetHours } from './useSheetHours';
import classes from './timeSheetTable.module.scss';

export interface TimeSheetListProps extends TimeSheetHandlers {
  readonly sheets: readonly ShownSheet[];
  readonly username: string;
  /** The records of a sheet's days, once all of them have been read. */
  readonly recordsOf: (sheet: TimeSheet) => readonly WorkRecord[] | undefined;
  readonly hoursOf: (sheet: TimeSheet) => SheetHours;
  /** The progress of a sheet's PDF, from 0 to 1; undefined while none is being made. */
  readonly progressOf: (sheet: TimeSheet) => number | undefined;
}

/**
 * The time sheets as a table of files: period, state and next step. Double-click, or Enter on a focused
 * row, opens the PDF; the arrow keys move between rows.
 */
export function TimeSheetTable({
  sheets,
  username,
  hoursOf,
  recordsOf,
  progressOf,
  resultLine,
  sorting,
  ...handlers
}: TimeSheetListProps & ListTableProps) {
  const { t } = useTranslation('timeSheets');
  const rowProps = useRowFocus({ entries: sheets, onOpen: handlers.onOpen });
  const columns = useTimeSheetColumns();
  const keptFocus = useKeptFocus();
  // In a narrow window, the actions of a row fold into one menu.
  const isNarrow = useMediaQuery('(max-width: 1023.98px)');
  const Actions = isNarrow ? TimeSheetMenu : TimeSheetActions;
  return (
    <table className={clsx('tw-table fixed', classes.table)} aria-label={t('title')}>
      <TableHead columns={columns} sorting={sorting} />
      <tbody {...keptFocus}>
        <ResultRow columns={columns.length} line={resultLine} />
        {sheets.map((sheet) => {
          const progress = progressOf(sheet);
          const fileName = timeSheetFileName(username, sheet);
          return (
            <Fragment key={sheet.id}>
              <tr aria-busy={progress !== undefined} {...rowProps(sheet)}>
                <td className="lines-135">
                  <b className="weight-580">
                    <SheetTitle period={sheet} hours={hoursOf(sheet)} />
                  </b>
                  <span className="row shrinks gap-12">
                    <small className="ellipsis text-faint text-tiny">{fileName}</small>
                    <UnmatchedMark id={sheet.id} />
                    {progress !== undefined && <PdfProgress share={progress} className={classes.progress} />}
                  </span>
                </td>
                <td>
                  <SheetPath sheet={sheet} />
                </td>
                <td className={classes.next}>
                  <NextStep sheet={sheet} fileName={fileName} {...handlers} />
                </td>
                <td className="row-actions">
                  <Actions sheet={sheet} fileName={fileName} {...handlers} />
                </td>
              </tr>
              <SheetDrift sheet={sheet} fileName={fileName} records={recordsOf(sheet)} isRow />
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}

/** Fetched once a signed sheet and its records are loaded, because the list can be read without it. */
const DriftOfSheet = lazyComponent(async () => (await import('../drift/DriftOfSheet')).DriftOfSheet);

interface SheetDriftProps {
  readonly sheet: TimeSheet;
  readonly fileName: string;
  /** The records of the sheet's days; undefined until all of them have been read. */
  readonly records: readonly WorkRecord[] | undefined;
  readonly isRow?: true;
}

/** The changes since a sheet was signed, for the table and the cards. */
export function SheetDrift({ records, ...props }: SheetDriftProps) {
  if (!records || props.sheet.state === 'prepared') return null;
  return <DriftOfSheet {...props} records={records} />;
}

/** The columns of the list, for the table and its skeleton. */
export function useTimeSheetColumns(): readonly ListColumn[] {
  const { t } = useTranslation('timeSheets');
  return [
    { title: t('columns.period'), className: classes.period, sort: 'period' },
    { title: t('columns.path') },
    { title: t('columns.next'), className: classes.next, align: 'right' },
    { title: t('columns.action'), className: classes.actions, align: 'right' },
  ];
}
