import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { readReturnTo } from '@/features/auth';
import { paths } from '@/shared/paths';
import { ErrorPage } from '@/shared/ui/messages/ErrorPage';
import { Button } from '@/shared/ui/buttons/Button';

/**
 * /expired: the session is over; signing in again leads back to where it ended. It appears by itself, in the middle of
 * work, so its heading takes the focus, and a screen reader says what has happened.
 */
export function ExpiredPage() {
  const { t } = useTranslation('pages');
  const returnTo = readReturnTo(useLocation().state);
  const navigate = useNavigate();
  const isArrival = useNavigationType() !== NavigationType.Pop;
  const action = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (isArrival) action.current?.closest('main')?.querySelector('h1')?.focus();
  }, [isArrival]);
  return (
    <ErrorPage
      title={t('expired.title')}
      text={t('expired.text')}
      action={
        <Button
          look="primary"
          size="lg"
          label={t('expired.action')}
          ref={action}
          onClick={() => void navigate(paths.signIn, { state: returnTo ? { returnTo } : null })}
        />
      }
    />
  );
}
