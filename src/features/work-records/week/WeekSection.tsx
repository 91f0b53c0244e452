import { useTranslation } from 'react-i18next';
import { WeekHead } from './WeekHead';
import type { Week } from './useWeek';

/** The header of a week above its grid. */
export function WeekSection({ week }: { readonly week: Week }) {
  const { t } = useTranslation('workRecords');
  return (
    <section className="below-12" aria-label={t('strip.label')}>
      <WeekHead week={week} />
    </section>
  );
}
