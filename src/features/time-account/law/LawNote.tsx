import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type Period, yearOf } from '@/domain/time/period';
import { paths } from '@/shared/paths';
import { useHits } from './useLaw';
import { WhenIdle } from '../WhenIdle';
import classes from './lawNote.module.scss';

/** The note "§ 1 finding" beside a week on the work screen. Without findings, nothing is shown. */
export function LawNote({ week }: { readonly week: Period }) {
  return (
    <WhenIdle>
      <Note week={week} />
    </WhenIdle>
  );
}

function Note({ week }: { readonly week: Period }) {
  const { t } = useTranslation('law');
  const count = useHits(week).length;
  if (count === 0) return null;
  return (
    <Link
      className={classes.note}
      to={`${paths.law}?year=${yearOf(week.to)}`}
      aria-label={t('note.about', { count })}
    >
      <i aria-hidden="true">§</i>
      {t('note.findings', { count })}
    </Link>
  );
}
