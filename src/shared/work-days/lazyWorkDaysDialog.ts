import { lazyComponent } from '../ui/loading/lazyComponent';

/** Target hours, federal state, days off and single keys; fetched when it is asked for. */
export const WorkDaysDialog = lazyComponent(
  async () => (await import('./WorkDaysDialog')).WorkDaysDialog,
  ['workDays', 'workSettings'],
);
