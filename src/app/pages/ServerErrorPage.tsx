import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/shared/paths';
import { serverErrorCleared } from '@/shared/store/errorSlice';
import { useAppDispatch } from '@/shared/store/hooks';
import { ErrorPage } from '@/shared/ui/messages/ErrorPage';
import { Button } from '@/shared/ui/buttons/Button';

/** The Server Error screen: code and message, instead of the page. */
export function ServerErrorPage({ code, message }: { code: number; message: string }) {
  const { t } = useTranslation('pages');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  // The first entry of a visit has this key: before it there is another site, or nothing.
  const isDirect = useLocation().key === 'default';

  // Only customers and their projects show this screen when they are refused.
  const isForbidden = code === 403;

  function handleBack() {
    dispatch(serverErrorCleared());
    if (isDirect) void navigate(paths.dashboard, { replace: true });
    else void navigate(-1);
  }

  return (
    <ErrorPage
      isWithinShell
      code={code}
      title={t('serverError.title')}
      documentTitle={isForbidden ? t('serverError.noAccess') : undefined}
      text={message}
      action={
        <div className="as-flex wrap gap-8 justify-center">
          {isForbidden && (
            <Link className="btn btn-quiet btn-lg" to={paths.customers}>
              {t('serverError.customers')}
            </Link>
          )}
          <Button
            look="primary"
            size="lg"
            label={t(isDirect ? 'serverError.home' : 'serverError.action')}
            onClick={handleBack}
          />
        </div>
      }
    />
  );
}
