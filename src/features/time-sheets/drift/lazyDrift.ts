import { lazyComponent } from '@/shared/ui/loading/lazyComponent';

/** Fetched once a signed sheet and its records are loaded, because the list can be read without it. */
export const DriftOfSheet = lazyComponent(async () => (await import('./DriftOfSheet')).DriftOfSheet);

/** In the same chunk as `DriftOfSheet`. */
export const SignedRows = lazyComponent(async () => (await import('./SignedRows')).SignedRows);
