import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type DeviceKind, useDeviceValue } from '@/shared/storage/useDeviceValue';
import { useSingleKey } from '@/shared/ui/keys/useSingleKey';

/** How the work screen shows its records. */
type WorkView = 'list' | 'week';

/** Whether the work screen opens as a list or as a week. */
const workViewKind: DeviceKind<WorkView> = {
  name: 'work-view',
  parse: (kept) => (kept === 'week' ? 'week' : 'list'),
};

/** Which view is shown, and how to change it. */
export interface WorkViewChoice {
  readonly view: WorkView;
  readonly choose: (view: WorkView) => void;
  /** The view that the address of the list's first page must name, because without it the screen may open as a week. */
  readonly firstPage: 'list' | undefined;
  /** The view was changed with its switch. Each view renders its own switch, so the new one takes the focus. */
  readonly hasSwitched: boolean;
}

/** The list or the week grid, as the address says (`?view=week`), else as chosen on this device; W toggles. */
export function useWorkView(): WorkViewChoice {
  const [params, setParams] = useSearchParams();
  const kept = useDeviceValue(workViewKind);
  const asked = params.get('view');
  // An address with a page of the list shows the list, whatever was chosen.
  const chosen = params.has('start') ? 'list' : (kept.value ?? 'list');
  const view = asked === 'week' || asked === 'list' ? asked : chosen;

  const [hasSwitched, setHasSwitched] = useState(false);

  function show(next: WorkView, isBySwitch: boolean) {
    setHasSwitched(isBySwitch);
    void kept.change(() => next);
    setParams(next === 'week' ? { view: next } : {}, { replace: true });
  }
  useSingleKey('otherView', () => show(view === 'week' ? 'list' : 'week', false));
  const firstPage = kept.value === 'list' ? undefined : 'list';
  return { view, choose: (next) => show(next, true), firstPage, hasSwitched };
}
