import { lazy } from 'react';

/** Fetched separately, so that what is beside it need not wait for the PDF. */
export const SheetPages = lazy(async () => ({ default: (await import('./SheetPages')).SheetPages }));
