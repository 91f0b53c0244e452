import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/paths';
import { selectIsSignedIn } from '@/shared/session/sessionSlice';
import { useAppSelector } from '@/shared/store/hooks';
import { ErrorPage } from '@/shared/ui/messages/ErrorPage';
import type { TitleKey } from '../titles';

/** Says honestly that a screen of section 2 is still being built, and where work can be done meanwhile. */
export function ComingPage({ title }: { title: TitleKey }) {
  const { t } = useTranslation('pages');
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return (
    <ErrorPage
      isWithinShell={isSignedIn}
      title={t('coming.title', { screen: t(`titles.${title}`) })}
      text={t('coming.text')}
      action={
        <Link className="btn btn-primary btn-lg" to={isSignedIn ? paths.work : paths.signIn}>
          {t(isSignedIn ? 'coming.back' : 'coming.signIn')}
        </Link>
      }
    />
  );
}
