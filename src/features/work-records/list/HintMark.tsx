import './hints.scss';
import calendarEvent from 'bootstrap-icons/icons/calendar-event.svg?icon';
import copy from 'bootstrap-icons/icons/copy.svg?icon';
import exclamationTriangle from 'bootstrap-icons/icons/exclamation-triangle.svg?icon';
import sun from 'bootstrap-icons/icons/sun.svg?icon';
import { useTranslation } from 'react-i18next';
import type { RecordHint } from '@/domain/recordHints';
import type { WorkRecord } from '@/domain/workRecord';
import { useFormats } from '@/shared/i18n/useFormats';
import { Icon } from '@/shared/ui/Icon';
import { RowMenu } from '@/shared/ui/RowMenu';
import { useRecordName } from './RecordActions';
import type { Hints } from './useHints';

const icons = {
  noProject: exclamationTriangle,
  longDay: exclamationTriangle,
  duplicate: copy,
  sunday: sun,
  holiday: calendarEvent,
};

interface HintMarkProps {
  readonly record: WorkRecord;
  readonly hints: Hints;
  /** Opens what mends it, unless it is an entry too many: that is deleted. */
  readonly onMend: (hint: RecordHint) => void;
  readonly onDelete: (record: WorkRecord) => void;
}

/** A quiet word in a row, if there is one; its menu has the remedy and hides it. */
export function HintMark({ record, hints, onMend, onDelete }: HintMarkProps) {
  const hint = hints.of(record);
  if (!hint) return null;
  return (
    <HintMenu
      record={record}
      hint={hint}
      onMend={() => (hint.kind === 'duplicate' ? onDelete(record) : onMend(hint))}
      onHide={() => hints.hide(record)}
    />
  );
}

interface HintMenuProps {
  readonly record: WorkRecord;
  readonly hint: RecordHint;
  readonly onMend: () => void;
  readonly onHide: () => void;
}

function HintMenu({ record, hint, onMend, onHide }: HintMenuProps) {
  const { t } = useTranslation(['workRecords', 'workDays']);
  const formats = useFormats();
  const about = useRecordName()(record);
  const words = wordsOf();

  function wordsOf(): string {
    if (hint.kind === 'longDay')
      return t('workRecords:rowHints.longDay', { hours: formats.hours(hint.hours) });
    if (hint.kind === 'holiday') {
      return t('workRecords:rowHints.holiday', { holiday: t(`workDays:holidays.${hint.holiday}`) });
    }
    return t(`workRecords:rowHints.${hint.kind}`);
  }

  return (
    <RowMenu
      label={words}
      about={about}
      face={{
        className: 'tw-hint',
        content: (
          <>
            <Icon of={icons[hint.kind]} />
            {words}
          </>
        ),
      }}
      items={[
        { label: t(`workRecords:rowHints.remedy.${hint.kind}`), onSelect: onMend },
        { label: t('workRecords:rowHints.hide'), onSelect: onHide },
      ]}
    />
  );
}
