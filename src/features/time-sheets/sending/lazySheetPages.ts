import { lazyComponent } from '@/shared/ui/loading/lazyComponent';

/** Fetched separately, so that what is beside it need not wait for the PDF. */
export const SheetPages = lazyComponent(async () => (await import('./SheetPages')).SheetPages);
