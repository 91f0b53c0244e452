import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { timeSheetFileName } from '@/domain/sheets/timeSheet';
import { UnmatchedMark } from '@/shared/lists/find/UnmatchedMark';
import { useKeptFocus } from '@/shared/lists/useKeptFocus';
import { SheetPath } from './SheetPath';
import { SheetTitle } from './SheetTitle';
import { NextStep, PdfProgress, TimeSheetMenu } from './TimeSheetActions';
import { SheetDrift, type TimeSheetListProps } from './TimeSheetTable';
import classes from './timeSheetCards.module.scss';

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
    <ul {...keptFocus}>
      {sheets.map((sheet) => {
        const progress = progressOf(sheet);
        const fileName = timeSheetFileName(username, sheet);
        return (
          <li
            key={sheet.id}
            className={classes.card}
            data-record={sheet.id}
            tabIndex={-1}
            aria-busy={progress !== undefined}
          >
            <button
              type="button"
              className={clsx('card-open', classes.title)}
              onClick={() => handlers.onOpen(sheet)}
            >
              <span className="visually-hidden">{t('actions.open')}: </span>
              <SheetTitle period={sheet} hours={hoursOf(sheet)} />{' '}
              <small className="block text-faint text-tiny weight-400 break-anywhere">{fileName}</small>
            </button>
            <span className={classes.actions}>
              <TimeSheetMenu sheet={sheet} fileName={fileName} {...handlers} />
            </span>
            <UnmatchedMark id={sheet.id} />
            {progress !== undefined && <PdfProgress share={progress} />}
            <SheetPath sheet={sheet} isCompact />
            <NextStep sheet={sheet} fileName={fileName} {...handlers} />
            <SheetDrift sheet={sheet} fileName={fileName} records={recordsOf(sheet)} />
          </li>
        );
      })}
    </ul>
  );
}
