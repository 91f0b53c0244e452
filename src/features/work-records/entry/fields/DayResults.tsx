import { clsx } from 'clsx';
import check from 'bootstrap-icons/icons/check-lg.svg?icon';
import clock from 'bootstrap-icons/icons/clock.svg?icon';
import exclamation from 'bootstrap-icons/icons/exclamation-triangle.svg?icon';
import question from 'bootstrap-icons/icons/question-circle.svg?icon';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/i18n/useFormats';
import { Icon } from '@/shared/ui/Icon';
import type { DayResult } from '../useEntrySaving';
import classes from './dayResults.module.scss';

const icons = { saved: check, failed: exclamation, unknown: question, waiting: clock };

/** The outcome of each day, once saving several days has stopped. */
export function DayResults({ results }: { readonly results: readonly DayResult[] }) {
  const { t } = useTranslation('workRecords');
  const formats = useFormats();
  if (results.length === 0) return null;
  return (
    <ul className={classes.results} aria-label={t('several.results')}>
      {results.map(({ day, kind }) => (
        <li key={day} className={clsx((kind === 'failed' || kind === 'unknown') && classes.isFailed)}>
          <Icon of={icons[kind]} />
          <span className="num">{`${formats.weekday(day)} ${formats.dayMonth(day)}`}</span>{' '}
          <span className="t2">{t(`several.${kind}Day`)}</span>
        </li>
      ))}
    </ul>
  );
}
