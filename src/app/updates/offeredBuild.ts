import { useEffect, useState } from 'react';
import { selectIsConnectionLost } from '@/shared/api/connectionSlice';
import { basePath } from '@/shared/hosting/basePath';
import { useAppSelector } from '@/shared/store/hooks';

let asked: Promise<string | null> | null = null;

/**
 * The date of the build that the host offers (`buildDate` of `/meta.json`), as an ISO timestamp; null if it is not known.
 * The update check and the footer ask at the same time when the page starts, and share one request.
 */
export async function readOfferedBuild(): Promise<string | null> {
  asked ??= read().finally(() => (asked = null));
  return asked;
}

async function read(): Promise<string | null> {
  try {
    const answer = await fetch(`${basePath}meta.json`, { cache: 'no-store' });
    const meta: unknown = await answer.json();
    if (typeof meta !== 'object' || meta === null || !('buildDate' in meta)) return null;
    return typeof meta.buildDate === 'string' && !Number.isNaN(Date.parse(meta.buildDate))
      ? meta.buildDate
      : null;
  } catch {
    return null;
  }
}

/**
 * The date of the build that the host offers, null until it is known. It is asked for once the service answers: after an
 * outage the date appears, and a known date stays.
 */
export function useOfferedBuild(): Date | null {
  const [offered, setOffered] = useState<Date | null>(null);
  const isLost = useAppSelector(selectIsConnectionLost);
  useEffect(() => {
    if (isLost || offered !== null) return undefined;
    let isMounted = true;
    void readOfferedBuild().then((build) => isMounted && build !== null && setOffered(new Date(build)));
    return () => {
      isMounted = false;
    };
  }, [isLost, offered]);
  return offered;
}
