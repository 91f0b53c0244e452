import laptop from 'bootstrap-icons/icons/laptop.svg?icon';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/shared/paths';
import tabs from '@/shared/ui/bars/tabs.module.scss';
import { Button } from '@/shared/ui/buttons/Button';
import { Icon } from '@/shared/ui/buttons/Icon';
import { Breadcrumb } from '@/shared/ui/frame/Breadcrumb';
import { PageHeader } from '@/shared/ui/frame/PageHeader';
import { useTimeAccount } from './TimeAccountLayout';
import classes from './timeAccountFrame.module.scss';

const PAGES = [
  { key: 'account', path: paths.account },
  { key: 'absences', path: paths.absences },
  { key: 'law', path: paths.law },
] as const;

interface TimeAccountFrameProps {
  readonly page: (typeof PAGES)[number]['key'];
  readonly lead: string;
  readonly primary?: React.ComponentProps<typeof PageHeader>['primary'];
  readonly actions?: ReactNode;
  /** The number of findings for the tab of the law; undefined while it is unknown. */
  readonly findings?: number | undefined;
  readonly children: ReactNode;
}

/** The frame of the three pages: title, tabs, and a note that all data are only on this device. */
export function TimeAccountFrame({
  page,
  lead,
  primary,
  actions,
  findings,
  children,
}: TimeAccountFrameProps) {
  const { t } = useTranslation('timeAccount');
  const { own, ownData } = useTimeAccount();
  const { search } = useLocation();
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={lead}
        {...(primary && { primary })}
        actions={actions}
        breadcrumb={<Breadcrumb steps={[{ label: t('work'), path: paths.work }]} current={t('title')} />}
      />
      <div className={classes.bar}>
        <nav className={tabs.tabs} aria-label={t('title')}>
          {PAGES.map(({ key, path }) => (
            <Link
              key={key}
              className={tabs.tab}
              to={{ pathname: path, search }}
              aria-current={key === page ? 'page' : undefined}
            >
              {t(`tabs.${key}`)}
              {key === 'law' && findings !== undefined && findings > 0 && (
                <>
                  {' '}
                  <span className="left-8 text-secondary" aria-hidden="true">
                    {findings}
                  </span>{' '}
                  <span className="visually-hidden">{t('findings', { count: findings })}</span>
                </>
              )}
            </Link>
          ))}
        </nav>
        <p className={classes.here}>
          <Icon of={laptop} />
          <span>{t('here')}</span>
          {(page !== 'account' || own?.account) && (
            <Button look="link" label={t('takeAlong')} onClick={ownData.open} />
          )}
        </p>
      </div>
      {children}
    </>
  );
}
