import * as v from 'valibot';
import { useTranslation } from 'react-i18next';
import type { ImportItem } from '@/domain/work/meetings';
import { periodOfSpan } from '@/domain/work/calendarSpan';
import { useCalendarAccess } from '@/features/calendar';
import { deviceKind } from '@/shared/storage/keptSchema';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { SwitchField } from '@/shared/ui/fields/SwitchField';
import { useMeetingChoice } from '../meetings/useMeetingChoice';
import { useMeetingItems } from '../meetings/useMeetingItems';
import { useMeetingSave } from '../meetings/useMeetingSave';
import type { CalendarPlace } from '../useCalendarPlace';
import { Button } from '@/shared/ui/buttons/Button';

/** Whether meetings are shown in the calendar. */
const shownKind = deviceKind<boolean>('work-meetings', v.boolean(), true);

const NONE: readonly ImportItem[] = [];

/** The meetings of the days that are shown, with their switch; only for users with a calendar, and not in the month. */
export function useMeetings({ span, active }: CalendarPlace, onTaken: (item: ImportItem) => void) {
  const { t } = useTranslation(['workCalendar', 'common']);
  const isOn = useDeviceValue(shownKind);
  const isOffered = useCalendarAccess() !== 'none' && span !== 'month';
  const isShown = isOffered && isOn.value === true;
  const query = useMeetingItems(periodOfSpan(span, active), isShown);
  const { results, save } = useMeetingSave();
  const { chosenOf } = useMeetingChoice();

  return {
    items: (isShown && query.data?.items) || NONE,
    resultOf: (item: ImportItem) => results.get(item.event.id),
    /** Takes a meeting over as it is. */
    take: async (item: ImportItem): Promise<void> => {
      if (await save([chosenOf(item)])) onTaken(item);
    },
    /** The switch, and whether the meetings could not be read. */
    control: isOffered && (
      <span className="row wrap text-small">
        <SwitchField
          label={t('workCalendar:meetings')}
          checked={isOn.value === true}
          onChange={({ target }) => void isOn.change(() => target.checked)}
        />
        {isShown && query.error !== undefined && (
          <span role="alert">
            {t('workCalendar:meetingsFailed')}{' '}
            <Button look="link" label={t('common:actions.retry')} onClick={() => void query.refetch()} />
          </span>
        )}
      </span>
    ),
  };
}
