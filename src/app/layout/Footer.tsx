import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { type IsoDate, localDay } from '@/domain/time/period';
import { formatDate } from '@/shared/i18n/format';
import { selectIsConnectionLost } from '@/shared/api/connectionSlice';
import { useAppSelector } from '@/shared/store/hooks';
import { LegalLinks } from '@/shared/ui/frame/LegalLinks';
import { appVersion } from '@/shared/ui/frame/appVersion';

const metaWire = v.object({ buildDate: v.pipe(v.string(), v.isoTimestamp()) });

/** The date of the build that the host offers; null if it is not known. */
async function readReleaseDay(signal: AbortSignal): Promise<IsoDate | null> {
  try {
    const answer = await fetch(`${import.meta.env.BASE_URL}meta.json`, { signal });
    const meta = v.safeParse(metaWire, await answer.json());
    return meta.success ? localDay(new Date(meta.output.buildDate)) : null;
  } catch {
    return null;
  }
}

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
    const control = new AbortController();
    async function read() {
      const day = await readReleaseDay(control.signal);
      if (!control.signal.aborted) setReleased(day);
    }
    void read();
    return () => control.abort();
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
