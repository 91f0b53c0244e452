import filePdf from 'bootstrap-icons/icons/file-earmark-pdf.svg?icon';
import { type TimeSheet, timeSheetFileName } from '@/domain/timeSheet';
import { TableHead } from '@/shared/lists/TableHead';
import { useKeptFocus } from '@/shared/lists/useKeptFocus';
import { useRowFocus } from '@/shared/lists/useRowFocus';
import { Icon } from '@/shared/ui/Icon';
import { useMediaQuery } from '@/shared/ui/useMediaQuery';
import { PdfProgress } from '../sending/PdfProgress';
import { StateTag } from './StateTag';
import { TimeSheetActions, type TimeSheetHandlers, TimeSheetMenu } from './TimeSheetActions';
import type { ShownSheet } from '../sending/sentSheets';
import { formatPeriod } from '../formatPeriod';
import { useTimeSheetColumns } from './useTimeSheetColumns';

export interface TimeSheetListProps extends TimeSheetHandlers {
  readonly sheets: readonly ShownSheet[];
  readonly username: string;
  /** How far the PDF of a sheet is, from 0 to 1; undefined while none is being made. */
  readonly progressOf: (sheet: TimeSheet) => number | undefined;
}

/**
 * The time sheets as a table of files (section 2). Double-click, or Enter on a focused row, opens the PDF; the arrow
 * keys move between rows.
 */
export function TimeSheetTable({ sheets, username, progressOf, ...handlers }: TimeSheetListProps) {
  const rowProps = useRowFocus({
    entries: sheets,
    keys: ['Enter'],
    onOpen: handlers.onOpen,
    onTap: handlers.onOpen,
  });
  const keptFocus = useKeptFocus();
  // Design tokens, "Breakpoints": below 1024 px row actions fold into one menu.
  const isNarrow = useMediaQuery('(max-width: 1023.98px)');
  const Actions = isNarrow ? TimeSheetMenu : TimeSheetActions;
  return (
    <table className="tw-table fixed tw-sheets">
      <TableHead columns={useTimeSheetColumns()} />
      <tbody {...keptFocus}>
        {sheets.map((sheet) => {
          const progress = progressOf(sheet);
          const fileName = timeSheetFileName(username, sheet);
          return (
            <tr key={sheet.id} aria-busy={progress !== undefined} {...rowProps(sheet)}>
              <td>
                <span className="file">
                  <span className="icon">
                    <Icon of={filePdf} />
                  </span>
                  <span className="ell strong">{fileName}</span>
                  {progress !== undefined && <PdfProgress share={progress} />}
                </span>
              </td>
              <td className="num t2">{formatPeriod(sheet)}</td>
              <td>
                <StateTag state={sheet.state} sentAt={sheet.sentAt} />
              </td>
              <td className="act">
                <Actions sheet={sheet} fileName={fileName} {...handlers} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
