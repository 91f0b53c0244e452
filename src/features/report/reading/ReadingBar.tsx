import pause from 'bootstrap-icons/icons/pause-fill.svg?icon';
import play from 'bootstrap-icons/icons/play-fill.svg?icon';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/i18n/useFormats';
import { Button } from '@/shared/ui/buttons/Button';
import { useReportReading } from '../reportContext';
import classes from './readingBar.module.scss';

const looks = {
  read: 'done',
  kept: 'next',
  reading: 'next',
  missing: 'missing',
  waiting: undefined,
} as const;

/** The progress of the reading, with a furrow for each customer, and the button that stops it and lets it go on. */
export function ReadingBar() {
  const { t } = useTranslation('report');
  const formats = useFormats();
  const { customers, state, stop, goOn } = useReportReading();
  const isReading = state === 'reading';
  const of = (wanted: (typeof customers)[number]['state']) => customers.filter((one) => one.state === wanted);
  const [read, count] = [of('read').length, customers.length];
  const progress = t('reading.progress', { read, count });
  const names = (all: typeof customers) => all.map(({ name }) => name).join(', ');
  const entries = customers.reduce((sum, one) => sum + one.entries, 0);
  const [kept, underWay, missing, waiting] = [of('kept'), of('reading'), of('missing'), of('waiting')];
  const details = isReading
    ? [
        t('reading.entries', { count: entries, entries: formats.hourSum(entries) }),
        underWay.length > 0 && t('reading.underWay', { names: names(underWay) }),
      ]
    : [
        kept.length > 0 && t('reading.notCompared', { count: kept.length }),
        missing.length > 0 && t('reading.notRead', { count: missing.length, names: names(missing) }),
        waiting.length > 0 && t('reading.unread', { count: waiting.length }),
      ];
  return (
    <div className={classes.bar}>
      <div className="as-flex wrap gap-2-12 align-baseline">
        <b className="weight-580">{isReading ? progress : t('reading.stopped', { read, count })}</b>
        <span className="ellipsis text-secondary text-small">{details.filter(Boolean).join(' · ')}</span>
      </div>
      <Button
        size="sm"
        icon={isReading ? pause : play}
        label={t(isReading ? 'reading.stop' : 'reading.goOn')}
        onClick={isReading ? stop : goOn}
      />
      <div
        className="tw-parts"
        role="progressbar"
        aria-label={t('reading.label')}
        aria-valuemin={0}
        aria-valuemax={count}
        aria-valuenow={read}
        aria-valuetext={isReading ? progress : t('reading.stopped', { read, count })}
      >
        {[...of('read'), ...kept, ...underWay, ...missing, ...waiting].map((one) => (
          <i key={one.id} className={looks[one.state]} />
        ))}
      </div>
    </div>
  );
}
