import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { timeSheetFileName } from '@/domain/sheets/timeSheet';
import { useKeptFocus } from '@/shared/lists/useKeptFocus';
import { DriftOfSheet } from '../drift/lazyDrift';
import { PdfProgress } from '../sending/PdfProgress';
import { SheetPath } from './SheetPath';
import { SheetTitle } from './SheetTitle';
import { NextStep, TimeSheetMenu } from './TimeSheetActions';
import type { TimeSheetListProps } from './TimeSheetTable';

/** The time sheets on a phone: period and file, then their state and the next step. A tap opens the PDF. */
export function TimeSheetCards({
  sheets,
  username,
  hoursOf,
  recordsOf,
  progressOf,
  ...handlers
}: TimeSheetListProps) {
  const { t } = useTranslation('timeSheets');
  const keptFocus = useKeptFocus();
  return (
    <ul className="tw-cards" {...keptFocus}>
      {sheets.map((sheet) => {
        const progress = progressOf(sheet);
        const fileName = timeSheetFileName(username, sheet);
        const records = recordsOf(sheet);
        return (
          <li
            key={sheet.id}
            className="tw-sheet"
            data-record={sheet.id}
            tabIndex={-1}
            aria-busy={progress !== undefined}
          >
            <button type="button" className="title a-open" onClick={() => handlers.onOpen(sheet)}>
              <span className="visually-hidden">{t('actions.open')}: </span>
              <SheetTitle period={sheet} hours={hoursOf(sheet)} /> <small>{fileName}</small>
            </button>
            <span className="act">
              <TimeSheetMenu sheet={sheet} fileName={fileName} {...handlers} />
            </span>
            {progress !== undefined && <PdfProgress share={progress} />}
            <SheetPath sheet={sheet} />
            <NextStep sheet={sheet} fileName={fileName} {...handlers} />
            {records && sheet.state !== 'prepared' && (
              <Suspense>
                <DriftOfSheet sheet={sheet} fileName={fileName} records={records} />
              </Suspense>
            )}
          </li>
        );
      })}
    </ul>
  );
}
