import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type IsoDate, localDay } from '@/domain/time/period';
import { formatDate } from '@/shared/i18n/format';
import { selectIsConnectionLost } from '@/shared/api/connectionSlice';
import { useAppSelector } from '@/shared/store/hooks';
import { LegalLinks } from '@/shared/ui/frame/LegalLinks';
import { appVersion } from '@/shared/ui/frame/appVersion';
import { readOfferedBuild } from '../updates/offeredBuild';

/**
 * The footer: version and release date from `/meta.json`, without the date if there is no answer; and the legal
 * pages.
 */
export function Footer() {
  const { t } = useTranslation('layout');
  const [released, setReleased] = useState<IsoDate | null>(null);
  const isLost = useAppSelector(selectIsConnectionLost);

  // Fetched once the service answers: after an outage the date appears, and a known date stays.
  useEffect(() => {
    if (isLost || released !== null) return undefined;
    let isMounted = true;
    async function read() {
      const build = await readOfferedBuild();
      if (isMounted && build !== null) setReleased(localDay(new Date(build)));
    }
    void read();
    return () => {
      isMounted = false;
    };
  }, [isLost, released]);

  return (
    <footer className="tw-footer figures">
      <span>{t('footer.name', { version: appVersion })}</span>
      {released && <span>{t('footer.released', { date: formatDate(released) })}</span>}
      <span className="legal">
        <LegalLinks />
      </span>
    </footer>
  );
}
