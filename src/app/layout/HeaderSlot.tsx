import { type ComponentType, useState } from 'react';
import { useWhenIdle } from '@/shared/ui/useWhenIdle';

/** A part of the header that comes when the page stands, because nobody waits for it. */
export function HeaderSlot({ load }: { readonly load: () => Promise<ComponentType> }) {
  const [Part, setPart] = useState<ComponentType | null>(null);
  const [loadPart] = useState(() => async () => {
    const loaded = await load();
    setPart(() => loaded);
  });
  useWhenIdle(loadPart);
  return Part && <Part />;
}
