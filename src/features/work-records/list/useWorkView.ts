import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type DeviceKind, useDeviceValue } from '@/shared/storage/useDeviceValue';
import { useSingleKey } from '@/shared/ui/useSingleKey';

/** How the work screen shows its records. */
export type WorkView = 'list' | 'week';

/** Whether the work screen opens as a list or as a week. */
const workViewKind: DeviceKind<WorkView> = {
  name: 'work-view',
  parse: (kept) => (kept === 'week' ? 'week' : 'list'),
};

/** Which view is on, and how it is changed. */
export interface WorkViewChoice {
  readonly view: WorkView;
  readonly choose: (view: WorkView) => void;
  /** It was changed by its switch, which is another one in each view: the new one takes the focus. */
  readonly hasSwitched: boolean;
}

/** The list or the week grid: as the address asks for it (`?view=week`), else as it was chosen on this device; W toggles. */
export function useWorkView(): WorkViewChoice {
  const [params, setParams] = useSearchParams();
  const kept = useDeviceValue(workViewKind);
  const asked = params.get('view');
  // A page of the list is the list, whatever was chosen.
  const chosen = params.has('start') ? 'list' : (kept.value ?? 'list');
  const view = asked === 'week' || asked === 'list' ? asked : chosen;

  const [hasSwitched, setHasSwitched] = useState(false);

  function show(next: WorkView, isBySwitch: boolean) {
    setHasSwitched(isBySwitch);
    void kept.change(() => next);
    setParams(next === 'week' ? { view: next } : {}, { replace: true });
  }
  useSingleKey('otherView', () => show(view === 'week' ? 'list' : 'week', false));
  return { view, choose: (next) => show(next, true), hasSwitched };
}
