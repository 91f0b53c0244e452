import type { MouseEvent } from 'react';
import calendarPlus from 'bootstrap-icons/icons/calendar-plus.svg?icon';
import checkSquare from 'bootstrap-icons/icons/check2-square.svg?icon';
import copy from 'bootstrap-icons/icons/copy.svg?icon';
import cursor from 'bootstrap-icons/icons/input-cursor-text.svg?icon';
import play from 'bootstrap-icons/icons/play-fill.svg?icon';
import pencil from 'bootstrap-icons/icons/pencil.svg?icon';
import trash from 'bootstrap-icons/icons/trash3.svg?icon';
import { useTranslation } from 'react-i18next';
import type { WorkRecord } from '@/domain/work/workRecord';
import { IconButton } from '@/shared/ui/buttons/IconButton';
import { RowMenu } from '@/shared/ui/menus/RowMenu';
import { useMediaQuery } from '@/shared/ui/window/useMediaQuery';
import type { RowHandlers } from './useRowHandlers';
import type { RecordWords } from './useRecordWords';

interface RecordActionsProps {
  readonly record: WorkRecord;
  readonly words: RecordWords;
  readonly on: RowHandlers;
}

/**
 * The actions of a row: Edit (the dialog), Copy, Copy to today, start the timer, Delete. In a narrow window only the
 * first two are buttons and the others are in a menu, because five buttons would leave no room for the description.
 */
export function RecordActions({ record, words, on }: RecordActionsProps) {
  const about = words.nameOf(record);
  const isNarrow = useMediaQuery('(max-width: 1199.98px)');

  // Copying saves at once, so the second click of a double-click must not save another copy.
  const once =
    (copyRecord: (record: WorkRecord) => void) =>
    ({ detail }: MouseEvent) => {
      if (detail < 2) copyRecord(record);
    };

  return (
    <>
      <IconButton icon={pencil} label={words.edit} about={about} onClick={() => on.edit(record)} />
      <IconButton icon={copy} label={words.copy} about={about} onClick={once(on.copy)} />
      {isNarrow ? (
        <RowMenu
          label={words.actions}
          about={about}
          items={[
            { label: words.forToday, icon: calendarPlus, onSelect: () => on.copyForToday(record) },
            { label: words.startTimer, icon: play, onSelect: () => on.startTimer(record) },
            { label: words.delete, icon: trash, tone: 'danger', onSelect: () => on.delete(record) },
          ]}
        />
      ) : (
        <>
          <IconButton
            icon={calendarPlus}
            label={words.forToday}
            about={about}
            onClick={once(on.copyForToday)}
          />
          <IconButton
            icon={play}
            label={words.startTimer}
            about={about}
            onClick={() => on.startTimer(record)}
          />
          <IconButton
            icon={trash}
            label={words.delete}
            about={about}
            tone="danger"
            onClick={() => on.delete(record)}
          />
        </>
      )}
    </>
  );
}

/** The same actions in one menu, for cards on a phone. */
export function RecordMenu({ record, words, on }: RecordActionsProps) {
  const { t } = useTranslation('workRecords');
  return (
    <RowMenu
      label={words.actions}
      about={words.nameOf(record)}
      items={[
        { label: t('quickEdit'), icon: cursor, onSelect: () => on.editInline(record) },
        { label: words.edit, icon: pencil, onSelect: () => on.edit(record) },
        { label: words.copy, icon: copy, onSelect: () => on.copy(record) },
        { label: words.forToday, icon: calendarPlus, onSelect: () => on.copyForToday(record) },
        { label: words.startTimer, icon: play, onSelect: () => on.startTimer(record) },
        { label: words.select, icon: checkSquare, onSelect: () => on.select(record, false) },
        { label: words.delete, icon: trash, tone: 'danger', onSelect: () => on.delete(record) },
      ]}
    />
  );
}
