import { useTranslation } from 'react-i18next';
import { timeSheetFileName } from '@/domain/timeSheet';
import { useKeptFocus } from '@/shared/lists/useKeptFocus';
import { PdfProgress } from '../sending/PdfProgress';
import { StateTag } from './StateTag';
import { TimeSheetMenu } from './TimeSheetActions';
import type { TimeSheetListProps } from './TimeSheetTable';
import { formatPeriod } from '../formatPeriod';

/** The time sheets on a phone: file and period, then state and what can be done. A tap opens the PDF. */
export function TimeSheetCards({ sheets, username, progressOf, ...handlers }: TimeSheetListProps) {
  const { t } = useTranslation('timeSheets');
  const keptFocus = useKeptFocus();
  return (
    <ul className="tw-cards" {...keptFocus}>
      {sheets.map((sheet) => {
        const progress = progressOf(sheet);
        const fileName = timeSheetFileName(username, sheet);
        return (
          <li
            key={sheet.id}
            className="tw-sheet"
            data-record={sheet.id}
            tabIndex={-1}
            aria-busy={progress !== undefined}
          >
            <button
              type="button"
              className="title a-open"
              aria-label={`${t('actions.open')}: ${fileName}`}
              onClick={() => handlers.onOpen(sheet)}
            >
              {fileName}
            </button>
            <span className="t2 num">{formatPeriod(sheet)}</span>
            {progress !== undefined && <PdfProgress share={progress} />}
            <span className="foot">
              <StateTag state={sheet.state} sentAt={sheet.sentAt} />
              <span className="act">
                <TimeSheetMenu sheet={sheet} fileName={fileName} {...handlers} />
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
