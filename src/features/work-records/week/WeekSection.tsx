import { useTranslation } from 'react-i18next';
import { WeekHead } from './WeekHead';
import type { Week } from './useWeek';
import classes from './weekSection.module.scss';

/** The header of a week above its grid. */
export function WeekSection({ week }: { readonly week: Week }) {
  const { t } = useTranslation('workRecords');
  return (
    <section className={classes.section} aria-label={t('strip.label')}>
      <WeekHead week={week} />
    </section>
  );
}
