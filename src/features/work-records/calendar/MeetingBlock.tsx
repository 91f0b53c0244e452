import plusLg from 'bootstrap-icons/icons/plus-lg.svg?icon';
import { clsx } from 'clsx';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportItem } from '@/domain/work/meetings';
import { useFormats } from '@/shared/i18n/useFormats';
import { useProjectName } from '@/shared/i18n/useProjectName';
import { IconButton } from '@/shared/ui/buttons/IconButton';
import type { RecordResult } from '../bulk/useBulk';
import { ResultMark } from '../lazyParts';
import type { CalendarPresses } from './calendarLook';
import { Stop } from './RecordBlock';
import classes from './meetingBlock.module.scss';

interface MeetingBlockProps {
  readonly item: ImportItem;
  /** The day has begun, so that the meeting can be taken over. */
  readonly isTime: boolean;
  readonly result: RecordResult | undefined;
  readonly on: CalendarPresses;
}

/**
 * A meeting that is not booked yet, as high as its hours. Its plus takes it over with its suggested customer; elsewhere, without
 * a suggestion or on a day to come a press opens the quick entry.
 */
export const MeetingBlock = memo(function MeetingBlock({ item, isTime, result, on }: MeetingBlockProps) {
  const { t } = useTranslation('workCalendar');
  const formats = useFormats();
  const projectName = useProjectName();
  const { event, suggestion, description } = item;
  const hours = item.hours ?? 0;
  const clock = (time: number) => formats.clock(new Date(time)).replace(/^0/u, '');
  const time = `${clock(event.start)} – ${clock(event.end)}`;
  const pair = suggestion
    ? [suggestion.customerName, projectName(suggestion.projectName)].filter(Boolean).join(' · ')
    : '';
  const subject = description || t('meeting');
  const isTaken = result !== undefined && result.kind !== 'failed' && result.kind !== 'unknown';
  const isOffered = isTime && suggestion !== null && description !== '' && !isTaken;
  const what = t('takes', { hours: formats.hours(hours), pair });

  return (
    <div className={clsx(classes.meeting, hours < 1 && classes.low)} style={{ '--hours': hours }} data-block>
      <Stop
        className={classes.face}
        // A key presses the plus.
        onClick={({ detail }) => (detail === 0 && isOffered ? on.take(item) : on.fill(item))}
      >
        <b className="no-shrink text-plain text-small weight-540">
          {hours < 1 ? `${clock(event.start)} ${subject}` : subject}
        </b>
        <span className={hours < 1 ? 'visually-hidden' : undefined}>{time}</span>
        {pair !== '' && <span className={hours < 1 ? 'visually-hidden' : undefined}>{pair}</span>}
        <span className="visually-hidden">{t('hours', { hours: formats.hours(hours) })}</span>
        {result && <ResultMark of={result} />}
      </Stop>
      {isOffered && (
        <IconButton
          icon={plusLg}
          label={what}
          about={subject}
          className={classes.take}
          tabIndex={-1}
          onClick={() => on.take(item)}
        />
      )}
    </div>
  );
});
