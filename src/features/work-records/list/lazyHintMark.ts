import { lazyComponent } from '@/shared/ui/loading/lazyComponent';

/** The hint of a row; the code is fetched with the first one. */
export const HintMark = lazyComponent(async () => (await import('./HintMark')).HintMark);
