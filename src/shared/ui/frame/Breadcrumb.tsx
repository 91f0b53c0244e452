import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import './breadcrumb.scss';

interface BreadcrumbProps {
  /** The parent pages, the topmost first. */
  readonly steps: readonly { readonly label: string; readonly path: string }[];
  /** The title of the page itself. */
  readonly current: string;
}

/** The links to the parent pages of a detail page. */
export function Breadcrumb({ steps, current }: BreadcrumbProps) {
  const { t } = useTranslation('common');
  return (
    <nav className="tw-breadcrumb" aria-label={t('path')}>
      <ol>
        {steps.map(({ label, path }) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
