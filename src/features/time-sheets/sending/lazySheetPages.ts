import { lazy } from 'react';

/** What is beside it is there first: nobody waits for a PDF to be drawn. */
export const SheetPages = lazy(async () => ({ default: (await import('./SheetPages')).SheetPages }));
