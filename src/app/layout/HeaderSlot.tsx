import { type ComponentType, useEffect, useState } from 'react';
import { useWhenIdle } from '@/shared/ui/timing/useWhenIdle';

/** The wait before a part that could not be loaded is loaded again, in milliseconds; it doubles each time. */
const FIRST_RETRY_MS = 5000;
const LAST_RETRY_MS = 300_000;

/**
 * A part of the header that is loaded after the page. If it cannot be loaded, it is tried again, because no user action
 * would do so, and without it nothing would be sent from the outbox.
 */
export function HeaderSlot({ load }: { readonly load: () => Promise<ComponentType> }) {
  const [Part, setPart] = useState<ComponentType | null>(null);
  const [failures, setFailures] = useState(0);
  const [loadPart] = useState(() => async () => {
    try {
      const loaded = await load();
      setPart(() => loaded);
    } catch {
      setFailures((count) => count + 1);
    }
  });
  useWhenIdle(loadPart);

  useEffect(() => {
    if (failures === 0) return undefined;
    const retryMs = Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LAST_RETRY_MS);
    const again = () => void loadPart();
    const timer = setTimeout(again, retryMs);
    addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }, [failures, loadPart]);

  return Part && <Part />;
}
