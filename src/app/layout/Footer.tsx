import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { localDay } from '@/domain/time/period';
import { formatDate } from '@/shared/i18n/format';
import { paths } from '@/shared/paths';
import { LegalLinks } from '@/shared/ui/frame/LegalLinks';
import { appVersion } from '@/shared/ui/frame/appVersion';
import { useOfferedBuild } from '../updates/offeredBuild';

/**
 * The footer: version, which leads to more about it, and release date from `/meta.json`, without the date if there
 * is no answer; and the legal pages.
 */
export function Footer() {
  const { t } = useTranslation('layout');
  const released = useOfferedBuild();
  return (
    <footer className="tw-footer figures">
      <span>
        <Link to={paths.about}>{t('footer.name', { version: appVersion })}</Link>
      </span>
      {released && <span>{t('footer.released', { date: formatDate(localDay(released)) })}</span>}
      <span className="legal">
        <LegalLinks />
      </span>
    </footer>
  );
}
