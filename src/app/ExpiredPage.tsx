import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { paths } from '@/shared/paths';
import { readReturnTo } from '@/shared/session/returnTo';
import { ErrorPage } from '@/shared/ui/ErrorPage';

/**
 * /expired (section 2): the session is over; signing in again leads back to where it ended. It comes by itself, in the
 * middle of work, so its heading takes the focus: a screen reader says what has happened.
 */
export function ExpiredPage() {
  const { t } = useTranslation('pages');
  const returnTo = readReturnTo(useLocation().state);
  const isArrival = useNavigationType() !== NavigationType.Pop;
  const action = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    if (isArrival) action.current?.closest('main')?.querySelector('h1')?.focus();
  }, [isArrival]);
  return (
    <ErrorPage
      title={t('expired.title')}
      text={t('expired.text')}
      action={
        <Link
          className="btn btn-primary btn-lg"
          ref={action}
          to={paths.signIn}
          state={returnTo ? { returnTo } : null}
        >
          {t('expired.action')}
        </Link>
      }
    />
  );
}
