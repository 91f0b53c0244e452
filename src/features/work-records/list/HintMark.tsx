import calendarEvent from 'bootstrap-icons/icons/calendar-event.svg?icon';
import copy from 'bootstrap-icons/icons/copy.svg?icon';
import exclamationTriangle from 'bootstrap-icons/icons/exclamation-triangle.svg?icon';
import sun from 'bootstrap-icons/icons/sun.svg?icon';
import { useTranslation } from 'react-i18next';
import type { RecordHint } from '@/domain/work/recordHints';
import type { WorkRecord } from '@/domain/work/workRecord';
import { Icon } from '@/shared/ui/buttons/Icon';
import { RowMenu } from '@/shared/ui/menus/RowMenu';
import { useHintWords } from '../hints/useHintWords';
import type { RowHandlers } from './useListedRecords';
import classes from './hintMark.module.scss';

const icons = {
  noProject: exclamationTriangle,
  longDay: exclamationTriangle,
  duplicate: copy,
  sunday: sun,
  holiday: calendarEvent,
};

interface HintMarkProps {
  readonly record: WorkRecord;
  readonly hint: RecordHint;
  /** The name of the record, for the accessible name of the button. */
  readonly about: string;
  readonly on: RowHandlers;
}

/** A hint in a row; its menu offers the fix and hides the hint. An entry too many is fixed by deleting it. */
export function HintMark({ record, hint, about, on }: HintMarkProps) {
  const { t } = useTranslation('workRecords');
  const words = useHintWords()(hint);
  return (
    <RowMenu
      label={words}
      about={about}
      face={{
        className: classes.hint,
        content: (
          <>
            <Icon of={icons[hint.kind]} className="mark-warning size-12" />
            <span className={classes.words}>{words}</span>
          </>
        ),
      }}
      items={[
        {
          label: t(`rowHints.remedy.${hint.kind}`),
          onSelect: () => (hint.kind === 'duplicate' ? on.delete(record) : on.fix(record, hint)),
        },
        { label: t('rowHints.hide'), onSelect: () => on.hideHint(record) },
      ]}
    />
  );
}
