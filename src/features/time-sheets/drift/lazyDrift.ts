import { lazy } from 'react';

/** Fetched when a signed sheet and its records are there: the list is read without it. */
export const DriftOfSheet = lazy(async () => ({ default: (await import('./DriftOfSheet')).DriftOfSheet }));

/** Comes with the same code. */
export const SignedRows = lazy(async () => ({ default: (await import('./SignedRows')).SignedRows }));
