import calendarEvent from 'bootstrap-icons/icons/calendar-event.svg?icon';
import copy from 'bootstrap-icons/icons/copy.svg?icon';
import exclamationTriangle from 'bootstrap-icons/icons/exclamation-triangle.svg?icon';
import sun from 'bootstrap-icons/icons/sun.svg?icon';
import * as v from 'valibot';
import { useTranslation } from 'react-i18next';
import { type RecordHint, recordHints } from '@/domain/recordHints';
import type { WorkRecord } from '@/domain/workRecord';
import { useFormats } from '@/shared/i18n/useFormats';
import { type DeviceKind, useDeviceValue } from '@/shared/storage/useDeviceValue';
import { Icon } from '@/shared/ui/Icon';
import { RowMenu } from '@/shared/ui/RowMenu';
import type { Week } from '../week/useWeek';
import { useRecordName } from './RecordActions';

/** Of more records nobody remembers that a hint was hidden. */
const MOST_HIDDEN = 500;
const hiddenKept = v.array(v.string());

/** The records whose hints were hidden, by the text of their ids. */
const hiddenHintsKind: DeviceKind<readonly string[]> = {
  name: 'hidden-hints',
  parse: (kept) => {
    const result = v.safeParse(hiddenKept, kept);
    return result.success ? result.output : [];
  },
};

/** What a list needs to point at something. */
export interface Hints {
  readonly of: (record: WorkRecord) => RecordHint | null;
  readonly hide: (record: WorkRecord) => void;
}

/** The hints of the rows on the screen, as far as the known records tell. */
export function useHints(records: readonly WorkRecord[], { known, knownFrom, workDays }: Week): Hints {
  const hidden = useDeviceValue(hiddenHintsKind);
  const shown = new Set(records.map(({ id }) => String(id)));
  const others = known?.filter(({ id }) => !shown.has(String(id))) ?? [];
  const hints =
    workDays && known ? recordHints({ records: [...records, ...others], knownFrom, workDays }) : null;
  return {
    of: ({ id }) => {
      const isHidden = hidden.value?.includes(String(id)) ?? true;
      return isHidden ? null : (hints?.get(String(id)) ?? null);
    },
    hide: ({ id }) =>
      void hidden.change((before) =>
        [String(id), ...before.filter((one) => one !== String(id))].slice(0, MOST_HIDDEN),
      ),
  };
}

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
