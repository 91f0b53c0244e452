import calendarWeek from 'bootstrap-icons/icons/calendar-week.svg?icon';
import chevron from 'bootstrap-icons/icons/chevron-down.svg?icon';
import fileUp from 'bootstrap-icons/icons/file-earmark-arrow-up.svg?icon';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useCreateFromAddress } from '@/shared/lists/useCreateFromAddress';
import { FROM_CALENDAR, paths } from '@/shared/paths';
import { readMicrosoftSession } from '@/shared/sign-in/identity/microsoftSession';
import { Button } from '@/shared/ui/buttons/Button';
import { Icon } from '@/shared/ui/buttons/Icon';
import { singleKeys } from '@/shared/ui/keys/singleKeys';
import { useSingleKey } from '@/shared/ui/keys/useSingleKey';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import { RowMenu } from '@/shared/ui/menus/RowMenu';
import { useEverySecond } from '@/shared/ui/timing/useClock';
import classes from './sourceButtons.module.scss';

const MeetingsDialog = lazyComponent(
  async () => (await import('./MeetingsDialog')).MeetingsDialog,
  ['calendarImport', 'calendar'],
);

const hasCalendar = () => readMicrosoftSession() !== null;

/** Entries from elsewhere: from meetings, which only users who signed in with Microsoft have, and from a file. */
export function SourceButtons() {
  const { t } = useTranslation('workRecords');
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const isWithCalendar = useEverySecond(hasCalendar);
  const open = () => setIsOpen(true);
  const openFile = () => void navigate(paths.fileImport);
  useCreateFromAddress(open, FROM_CALENDAR);
  useSingleKey('calendar', open, isWithCalendar);
  useSingleKey('fileImport', openFile);
  return (
    <>
      {isWithCalendar ? (
        <div className={classes.split}>
          <Button
            icon={calendarWeek}
            className={classes.button}
            title={t('fromCalendar')}
            aria-keyshortcuts={singleKeys.calendar}
            onClick={open}
          >
            <span>{t('fromCalendar')}</span>
          </Button>
          <RowMenu
            label={t('moreSources')}
            face={{ className: clsx('btn btn-quiet', classes.more), content: <Icon of={chevron} /> }}
            items={[
              {
                label: t('fromCalendarMenu'),
                icon: calendarWeek,
                detail: singleKeys.calendar.toUpperCase(),
                onSelect: open,
              },
              {
                label: t('fromFile'),
                hint: t('fromFileHint'),
                icon: fileUp,
                detail: singleKeys.fileImport.toUpperCase(),
                onSelect: openFile,
              },
            ]}
          />
        </div>
      ) : (
        <Link
          className={clsx('btn btn-quiet', classes.button)}
          title={t('fromFile')}
          aria-keyshortcuts={singleKeys.fileImport}
          to={paths.fileImport}
        >
          <Icon of={fileUp} />
          <span>{t('fromFile')}</span>
        </Link>
      )}
      {isOpen && <MeetingsDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
