import { clsx } from 'clsx';
import calendarWeek from 'bootstrap-icons/icons/calendar-week.svg?icon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreateFromAddress } from '@/shared/lists/useCreateFromAddress';
import { FROM_CALENDAR } from '@/shared/paths';
import { readMicrosoftSession } from '@/shared/sign-in/identity/microsoftSession';
import { Icon } from '@/shared/ui/buttons/Icon';
import { useEverySecond } from '@/shared/ui/timing/useClock';
import { useSingleKey } from '@/shared/ui/keys/useSingleKey';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import classes from './calendarButton.module.scss';
import { singleKeys } from '@/shared/ui/keys/singleKeys';

const CalendarImport = lazyComponent(
  async () => (await import('./CalendarImport')).CalendarImport,
  ['calendarImport', 'calendar'],
);

const hasCalendar = () => readMicrosoftSession() !== null;

/** Opens the calendar import; only users who signed in with Microsoft have events. */
export function CalendarButton() {
  const { t } = useTranslation('workRecords');
  const [isOpen, setIsOpen] = useState(false);
  const isShown = useEverySecond(hasCalendar);
  const open = () => setIsOpen(true);
  useCreateFromAddress(open, FROM_CALENDAR);
  useSingleKey('calendar', open, isShown);
  return (
    <>
      {isShown && (
        <button
          type="button"
          className={clsx('btn btn-quiet', classes.button)}
          title={t('fromCalendar')}
          aria-keyshortcuts={singleKeys.calendar}
          onClick={open}
        >
          <Icon of={calendarWeek} />
          <span>{t('fromCalendar')}</span>
        </button>
      )}
      {isOpen && <CalendarImport onClose={() => setIsOpen(false)} />}
    </>
  );
}
