import type { MouseEvent } from 'react';
import calendarPlus from 'bootstrap-icons/icons/calendar-plus.svg?icon';
import checkSquare from 'bootstrap-icons/icons/check2-square.svg?icon';
import copy from 'bootstrap-icons/icons/copy.svg?icon';
import cursor from 'bootstrap-icons/icons/input-cursor-text.svg?icon';
import play from 'bootstrap-icons/icons/play-fill.svg?icon';
import pencil from 'bootstrap-icons/icons/pencil.svg?icon';
import trash from 'bootstrap-icons/icons/trash3.svg?icon';
import { useTranslation } from 'react-i18next';
import type { WorkRecord } from '@/domain/workRecord';
import { useFormats } from '@/shared/i18n/useFormats';
import { IconButton } from '@/shared/ui/IconButton';
import { RowMenu } from '@/shared/ui/RowMenu';

/** What can be done with a record of the list. */
export interface RecordHandlers {
  readonly onEdit: (record: WorkRecord) => void;
  readonly onCopy: (record: WorkRecord) => void;
  /** Copies it to today and opens the copy in its row. */
  readonly onCopyForToday: (record: WorkRecord) => void;
  /** Starts the timer for the same work. */
  readonly onTimer: (record: WorkRecord) => void;
  readonly onDelete: (record: WorkRecord) => void;
}

interface RecordMenuProps extends RecordHandlers {
  readonly record: WorkRecord;
  readonly onInlineEdit: (record: WorkRecord) => void;
  /** The first of several that something is to be done with. */
  readonly onSelect: (record: WorkRecord) => void;
}

interface RecordActionsProps extends RecordHandlers {
  readonly record: WorkRecord;
}

/** What the names of a record's buttons say of it: `18.11.2026, Kessler, Shop`. */
export function useRecordName(): (record: WorkRecord) => string {
  const formats = useFormats();
  return ({ date, customerName, projectName, description }) =>
    [formats.date(date), ...(customerName === '' ? [description] : [customerName, projectName])]
      .filter((part) => part !== '')
      .join(', ');
}

/** The actions of a row: Edit (the dialog), Copy, the same for today, Delete. */
export function RecordActions(props: RecordActionsProps) {
  const { record, onEdit, onCopy, onCopyForToday, onTimer, onDelete } = props;
  const { t } = useTranslation('common');
  const about = useRecordName()(record);

  // It is saved at once: the second click of a double-click must not save another one.
  const once =
    (copyRecord: (record: WorkRecord) => void) =>
    ({ detail }: MouseEvent) => {
      if (detail < 2) copyRecord(record);
    };

  return (
    <>
      <IconButton icon={pencil} label={t('actions.edit')} about={about} onClick={() => onEdit(record)} />
      <IconButton icon={copy} label={t('actions.copy')} about={about} onClick={once(onCopy)} />
      <IconButton
        icon={calendarPlus}
        label={t('actions.forToday')}
        about={about}
        onClick={once(onCopyForToday)}
      />
      <IconButton icon={play} label={t('actions.startTimer')} about={about} onClick={() => onTimer(record)} />
      <IconButton
        icon={trash}
        label={t('actions.delete')}
        about={about}
        tone="danger"
        onClick={() => onDelete(record)}
      />
    </>
  );
}

/** The same actions folded into one menu, for cards on a phone. */
export function RecordMenu({ record, onInlineEdit, onSelect, ...handlers }: RecordMenuProps) {
  const { onEdit, onCopy, onCopyForToday, onTimer, onDelete } = handlers;
  const { t } = useTranslation(['common', 'workRecords']);
  const about = useRecordName()(record);
  return (
    <RowMenu
      label={t('common:actions.actions')}
      about={about}
      items={[
        { label: t('workRecords:quickEdit'), icon: cursor, onSelect: () => onInlineEdit(record) },
        { label: t('common:actions.edit'), icon: pencil, onSelect: () => onEdit(record) },
        { label: t('common:actions.copy'), icon: copy, onSelect: () => onCopy(record) },
        {
          label: t('common:actions.forToday'),
          icon: calendarPlus,
          onSelect: () => onCopyForToday(record),
        },
        { label: t('common:actions.startTimer'), icon: play, onSelect: () => onTimer(record) },
        { label: t('workRecords:select'), icon: checkSquare, onSelect: () => onSelect(record) },
        { label: t('common:actions.delete'), icon: trash, tone: 'danger', onSelect: () => onDelete(record) },
      ]}
    />
  );
}
