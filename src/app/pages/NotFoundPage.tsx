import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/paths';
import { ErrorPage } from '@/shared/ui/messages/ErrorPage';

interface NotFoundPageProps {
  /** Inside the shell, for an address that exists for others. */
  readonly isWithinShell?: boolean;
}

/** The catch-all route. */
export function NotFoundPage({ isWithinShell = false }: NotFoundPageProps) {
  const { t } = useTranslation('pages');
  return (
    <ErrorPage
      code="404"
      isWithinShell={isWithinShell}
      drawing="gap"
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={
        <Link className="btn btn-primary btn-lg" to={paths.dashboard}>
          {t('notFound.action')}
        </Link>
      }
    />
  );
}
