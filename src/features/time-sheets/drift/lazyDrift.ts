import { lazy } from 'react';

/** Fetched once a signed sheet and its records are loaded, because the list can be read without it. */
export const DriftOfSheet = lazy(async () => ({ default: (await import('./DriftOfSheet')).DriftOfSheet }));

/** In the same chunk as `DriftOfSheet`. */
export const SignedRows = lazy(async () => ({ default: (await import('./SignedRows')).SignedRows }));
