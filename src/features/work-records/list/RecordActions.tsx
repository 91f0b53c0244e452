import calendarPlus from 'bootstrap-icons/icons/calendar-plus.svg?icon';
import checkSquare from 'bootstrap-icons/icons/check2-square.svg?icon';
import copy from 'bootstrap-icons/icons/copy.svg?icon';
import cursor from 'bootstrap-icons/icons/input-cursor-text.svg?icon';
import play from 'bootstrap-icons/icons/play-fill.svg?icon';
import pencil from 'bootstrap-icons/icons/pencil.svg?icon';
import trash from 'bootstrap-icons/icons/trash3.svg?icon';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/shared/ui/buttons/IconButton';
import { type MenuItem, RowMenu } from '@/shared/ui/menus/RowMenu';
import { useMediaQuery } from '@/shared/ui/window/useMediaQuery';
import type { ListedRecordProps } from './useListedRecords';
import selecting from '../bulk/selecting.module.scss';

type RecordActionsProps = Pick<ListedRecordProps, 'record' | 'words' | 'on'>;

type Action = Required<Pick<MenuItem, 'label' | 'icon'>> & Pick<MenuItem, 'tone' | 'onSelect'>;

/** The actions of a record, for buttons and menus. */
function actionsOf({ record, words, on }: RecordActionsProps) {
  return {
    edit: { label: words.edit, icon: pencil, onSelect: () => on.edit(record) },
    copyAsIs: { label: words.copy, icon: copy, onSelect: () => on.copy(record) },
    forToday: { label: words.forToday, icon: calendarPlus, onSelect: () => on.copyForToday(record) },
    startTimer: { label: words.startTimer, icon: play, onSelect: () => on.startTimer(record) },
    remove: { label: words.delete, icon: trash, tone: 'danger', onSelect: () => on.delete(record) },
  } as const satisfies Record<string, Action>;
}

/**
 * The actions of a row: Edit (the dialog), Copy, Copy to today, start the timer, Delete. In a narrow window only the
 * first two are buttons and the others are in a menu, because five buttons would leave no room for the description.
 */
export function RecordActions(props: RecordActionsProps) {
  const { record, words } = props;
  const about = words.nameOf(record);
  const isNarrow = useMediaQuery('(max-width: 1199.98px)');
  const { edit, copyAsIs, forToday, startTimer, remove } = actionsOf(props);
  const more = [forToday, startTimer, remove];

  // Copying saves at once, so the second click of a double-click must not save another copy.
  const button = ({ onSelect, ...shown }: Action) => (
    <IconButton
      key={shown.label}
      {...shown}
      about={about}
      onClick={({ detail }) => detail < 2 && onSelect()}
    />
  );
  return (
    <>
      {[edit, copyAsIs].map(button)}
      {isNarrow ? <RowMenu label={words.actions} about={about} items={more} /> : more.map(button)}
    </>
  );
}

/** The same actions in one menu, for cards on a phone. */
export function RecordMenu(props: RecordActionsProps) {
  const { record, words, on } = props;
  const { t } = useTranslation('workRecords');
  const { remove, ...others } = actionsOf(props);
  return (
    <RowMenu
      label={words.actions}
      about={words.nameOf(record)}
      items={[
        { label: t('quickEdit'), icon: cursor, onSelect: () => on.editInline(record) },
        ...Object.values(others),
        { label: words.select, icon: checkSquare, onSelect: () => on.select(record, false) },
        remove,
      ]}
    />
  );
}

/** Selects a record by mouse, finger or screen reader; on the keyboard Space does it, so there is no extra tab stop. */
export function SelectBox({ record, words, isSelected, on }: RecordActionsProps & { isSelected: boolean }) {
  return (
    <label className={selecting.box}>
      <input
        type="checkbox"
        className="no-margin form-check-input"
        tabIndex={-1}
        aria-label={`${words.select}: ${words.nameOf(record)}`}
        checked={isSelected}
        // With Shift, every record from the one selected last to this one.
        onChange={({ nativeEvent }) =>
          on.select(record, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  );
}
