import { type ComponentType, useState } from 'react';
import { loadTimerControl } from '@/features/timer';
import { useWhenIdle } from '@/shared/ui/useWhenIdle';

/** The timer's place in the header; it comes when the page stands, because nobody waits for it. */
export function TimerSlot() {
  const [Control, setControl] = useState<ComponentType | null>(null);
  const [load] = useState(() => async () => {
    const loaded = await loadTimerControl();
    setControl(() => loaded);
  });
  useWhenIdle(load);
  return Control && <Control />;
}
