import { useTranslation } from 'react-i18next';
import { countedEntries } from '@/domain/changes/waitingEntries';
import { type WaitingRecord, type WeekGroup, sumHours } from '@/domain/work/workRecord';
import { useFormats } from '@/shared/i18n/useFormats';
import { WithoutUnreadable } from '@/shared/lists/WithoutUnreadable';
import { useToday } from '@/shared/ui/timing/useClock';

interface WeekHeadProps {
  readonly of: WeekGroup;
  readonly waiting: readonly WaitingRecord[];
  /** How many records of the page cannot be read. */
  readonly unreadable: number;
}

/** The texts of a week's heading; it only has a sum if the whole week is on this page. */
function useWeekHead({ of: { week, records, isWhole }, waiting, unreadable }: WeekHeadProps) {
  const { t } = useTranslation('workRecords');
  const today = useToday();
  const formats = useFormats();
  return {
    name: t('week', { week: week.week }),
    days: <span className="text-faint figures">{formats.dayRange(week.monday, week.sunday, today)}</span>,
    hours: isWhole ? formats.hours(sumHours(countedEntries(records, waiting))) : null,
    without: <WithoutUnreadable count={unreadable} isShort />,
  };
}

/** The heading row of a week. */
export function WeekRow(props: WeekHeadProps) {
  const { name, days, hours, without } = useWeekHead(props);
  return (
    <tr className="week-row">
      <td colSpan={4}>
        <b className="text-strong">{name}</b> {days}
      </td>
      <td className="align-right figures">
        {hours !== null && (
          <>
            {without} <b className="text-strong">{hours}</b>
          </>
        )}
      </td>
      <td />
    </tr>
  );
}

/** The heading of a week's cards. */
export function WeekCardsHead(props: WeekHeadProps) {
  const { t } = useTranslation('workRecords');
  const { name, days, hours, without } = useWeekHead(props);
  return (
    <div className="tw-cards-head">
      <h2 id={props.of.id}>
        {name} {days}
      </h2>
      {hours !== null && (
        <span className="figures">
          {without} {t('weekTotal', { hours })}
        </span>
      )}
    </div>
  );
}
