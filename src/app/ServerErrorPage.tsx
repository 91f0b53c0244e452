import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { serverErrorCleared } from '@/shared/store/errorSlice';
import { useAppDispatch } from '@/shared/store/hooks';
import { ErrorPage } from '@/shared/ui/ErrorPage';

/** The Server Error screen (section 2): code and message, in place of the page. */
export function ServerErrorPage({ code, message }: { code: number; message: string }) {
  const { t } = useTranslation('pages');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  function handleBack() {
    dispatch(serverErrorCleared());
    void navigate(-1);
  }

  return (
    <ErrorPage
      isWithinShell
      code={code}
      title={t('serverError.title')}
      text={message}
      action={
        <button className="btn btn-primary btn-lg" type="button" onClick={handleBack}>
          {t('serverError.action')}
        </button>
      }
    />
  );
}
