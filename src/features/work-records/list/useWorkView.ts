import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { deviceKind } from '@/shared/storage/keptSchema';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { useCalendarPlace } from '../useCalendarPlace';
import { useSingleKey } from '@/shared/ui/keys/useSingleKey';

/** How the work screen shows its records. */
export const WORK_VIEWS = ['list', 'week', 'calendar'] as const;

type WorkView = (typeof WORK_VIEWS)[number];

/** How the work screen opens. */
const workViewKind = deviceKind<WorkView>('work-view', v.picklist(WORK_VIEWS), 'list');

/**
 * The list, the week grid or the calendar, as the address says (`?view=week`), else as chosen on this device. W leads from
 * the list to the week and back, C to the calendar and back.
 */
export function useWorkView() {
  const [params, setParams] = useSearchParams();
  const kept = useDeviceValue(workViewKind);
  const asked = params.get('view');
  // An address with a page of the list shows the list, whatever was chosen.
  const chosen = params.has('start') ? 'list' : (kept.value ?? 'list');
  const view = WORK_VIEWS.find((one) => one === asked) ?? chosen;
  /** Where C leads back to. */
  const [before, setBefore] = useState<WorkView>('list');

  const [hasSwitched, setHasSwitched] = useState(false);

  function show(next: WorkView, isBySwitch: boolean) {
    setHasSwitched(isBySwitch);
    void kept.change(() => next);
    if (view !== 'calendar') setBefore(view);
    setParams(next === 'list' ? {} : { view: next }, { replace: true });
  }
  useSingleKey('otherView', () => show(view === 'week' ? 'list' : 'week', false));
  useSingleKey('calendarView', () => show(view === 'calendar' ? before : 'calendar', false));
  return {
    view,
    choose: (next: WorkView) => show(next, true),
    /** The view that the address of the list's first page must name, because without it the screen may open as another one. */
    firstPage: kept.value === 'list' ? undefined : ('list' as const),
    /** The view was changed with its switch. Each view renders its own switch, so the new one takes the focus. */
    hasSwitched,
    /** What the calendar shows; null while it is not shown. */
    calendar: useCalendarPlace(view === 'calendar'),
  };
}

/** Which view is shown, and how to change it. */
export type WorkViewChoice = ReturnType<typeof useWorkView>;
