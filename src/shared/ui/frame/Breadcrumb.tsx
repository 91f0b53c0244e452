import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import './breadcrumb.scss';

interface BreadcrumbProps {
  /** The way back, the farthest first. */
  readonly steps: readonly { readonly label: string; readonly path: string }[];
  /** The page itself. */
  readonly current: string;
}

/** The way back from a detail page (design, "Page header"). */
export function Breadcrumb({ steps, current }: BreadcrumbProps) {
  const { t } = useTranslation('common');
  return (
    <nav className="tw-crumb" aria-label={t('path')}>
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
