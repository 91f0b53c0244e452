import { lazy } from 'react';

/** Seldom needed: fetched when a sheet has changed. */
export const DriftAlarm = lazy(async () => ({ default: (await import('./DriftAlarm')).DriftAlarm }));
