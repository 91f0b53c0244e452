import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/shared/paths';
import { serverErrorCleared } from '@/shared/store/errorSlice';
import { useAppDispatch } from '@/shared/store/hooks';
import { ErrorPage } from '@/shared/ui/messages/ErrorPage';

/** The Server Error screen (section 2): code and message, in place of the page. */
export function ServerErrorPage({ code, message }: { code: number; message: string }) {
  const { t } = useTranslation('pages');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  // The first entry of a visit has this key: behind it is another site, or nothing.
  const isDirect = useLocation().key === 'default';

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
      text={message}
      action={
        <button className="btn btn-primary btn-lg" type="button" onClick={handleBack}>
          {t(isDirect ? 'serverError.home' : 'serverError.action')}
        </button>
      }
    />
  );
}
