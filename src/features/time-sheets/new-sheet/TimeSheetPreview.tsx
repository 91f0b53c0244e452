import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { type Period, isoDate } from '@/domain/time/period';
import type { TimeSheetPreview as Preview } from '@/domain/sheets/timeSheet';
import { useToday } from '@/shared/ui/timing/useClock';
import { useDebounced } from '@/shared/ui/timing/useDebounced';
import { useAskAgain } from '@/shared/api/useAskAgain';
import { useErrorText } from '@/shared/api/useErrorText';
import { useFormats } from '@/shared/i18n/useFormats';
import { Alert } from '@/shared/ui/messages/Alert';
import { WaitingInPeriod } from '../WaitingInPeriod';
import { usePreviewTimeSheetQuery } from '../reading/readingApi';
import classes from './timeSheetPreview.module.scss';

/** Every key typed in a date gives another period, and each preview reads whole lists, so it waits this long. */
const TYPING_MS = 350;
/** How many days are named; further ones are only counted. */
const NAMED_DAYS = 6;
/** The widths of the lines that stand in for the figures while loading. */
const LINES = ['86%', '62%', '94%', '74%'];

/** A preview of the sheet for a period. It is optional: the sheet can be created without it. */
export function TimeSheetPreview({ period }: { readonly period: Period }) {
  const today = useToday();
  const { t } = useTranslation('timeSheets');
  const errorText = useErrorText();
  const settled = useDebounced(`${period.from}/${period.to}`, TYPING_MS);
  const [from = period.from, to = period.to] = settled.split('/').map(isoDate);
  const query = usePreviewTimeSheetQuery({ from, to, today });
  useAskAgain(query);
  const { currentData, error, isFetching, refetch } = query;
  const isSettled = from === period.from && to === period.to;
  const preview = isSettled ? currentData : undefined;
  const isReading = !preview && (isFetching || !isSettled);

  return (
    <section className={classes.preview} aria-label={t('preview.title')} aria-busy={isReading}>
      {preview && <WaitingInPeriod from={from} to={to} />}
      {preview && <PreviewFigures preview={preview} />}
      {isReading && (
        <>
          <output className="visually-hidden">{t('preview.reading')}</output>
          {LINES.map((width) => (
            <span key={width} className="skeleton" style={{ width }} aria-hidden="true" />
          ))}
        </>
      )}
      {!preview && !isReading && error !== undefined && (
        <Alert tone="warning" action={{ label: t('preview.retry'), onAct: () => void refetch() }}>
          {t('preview.failed', { reason: errorText(error) })}
        </Alert>
      )}
    </section>
  );
}

function PreviewFigures({ preview }: { readonly preview: Preview }) {
  const { t } = useTranslation('timeSheets');
  const formats = useFormats();
  const { days, hours, travelHours, distanceKm, foodAllowance, expenses, total, mileage } = preview;
  const { emptyWorkdays } = preview;
  if (days === 0 && expenses === 0) return <p className="text-secondary">{t('preview.empty')}</p>;

  const figures = [
    [t('preview.days'), String(days)],
    [t('preview.hours'), t('preview.hoursValue', { hours: formats.hours(hours) })],
    [t('preview.travelHours'), t('preview.hoursValue', { hours: formats.hours(travelHours) })],
    [t('preview.distance'), t('preview.kilometres', { km: formats.plain(distanceKm) })],
    [t('preview.foodAllowance'), formats.euros(foodAllowance)],
    [t('preview.expenses'), formats.euros(expenses)],
    [t('preview.total'), formats.euros(total)],
  ] as const;
  const named = emptyWorkdays
    .slice(0, NAMED_DAYS)
    .map((day) => `${formats.weekday(day)}\u00a0${formats.dayMonth(day)}`);

  return (
    <>
      <dl className={clsx('tw-sums', classes.figures)}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {mileage > 0 && (
        <p className="text-secondary text-small mt-1">
          {t('preview.mileage', { amount: formats.euros(mileage) })}
        </p>
      )}
      {emptyWorkdays.length > 0 && (
        <p className="text-warning text-small above-10">
          <b className="text-medium">{t('preview.emptyWorkdays', { count: emptyWorkdays.length })}</b>{' '}
          <span className="figures">
            {named.join(', ')}
            {emptyWorkdays.length > NAMED_DAYS &&
              ` ${t('preview.more', { count: emptyWorkdays.length - NAMED_DAYS })}`}
          </span>
        </p>
      )}
    </>
  );
}
