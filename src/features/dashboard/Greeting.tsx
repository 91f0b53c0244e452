import { useTranslation } from 'react-i18next';
import { dayTime } from '@/domain/time/dayTime';
import { type IsoDate, calendarWeek } from '@/domain/time/period';
import { useFormats } from '@/shared/i18n/useFormats';
import { selectUser } from '@/shared/session/sessionSlice';
import { useAppSelector } from '@/shared/store/hooks';
import { useMinute, useSecond } from '@/shared/ui/useClock';

/** The page's heading: a greeting by the time of day with the given name; below it the date, beside it a clock (section 1). */
export function Greeting({ today }: { readonly today: IsoDate }) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const hour = new Date(useMinute()).getHours();
  const name = (useAppSelector(selectUser)?.givenName ?? '').trim();
  return (
    <div className="tw-hello">
      <div>
        <h1 tabIndex={-1}>
          {t(`greeting.${dayTime(hour)}`)}
          {name !== '' && (
            <>
              , <bdi>{name}</bdi>
            </>
          )}
        </h1>
        <p>
          {formats.longDate(today)}{' '}
          <span className="t3 no-phone">· {t('weekOfYear', { week: calendarWeek(today).week })}</span>
        </p>
      </div>
      <Clock />
    </div>
  );
}

/** Ticks on its own, so that nothing else renders each second. */
function Clock() {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const now = new Date(useSecond());
  const time = formats.clock(now);
  return (
    <div className="tw-clock" role="timer" aria-label={t('clock', { time })}>
      {time}
      <small>{String(now.getSeconds()).padStart(2, '0')}</small>
    </div>
  );
}
