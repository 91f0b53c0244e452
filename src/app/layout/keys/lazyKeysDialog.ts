import { lazy } from 'react';

/** The keys of the screen; fetched when it is asked for. */
export const KeysDialog = lazy(async () => ({ default: (await import('./KeysDialog')).KeysDialog }));
