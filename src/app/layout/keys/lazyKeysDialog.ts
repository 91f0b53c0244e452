import { lazyComponent } from '@/shared/ui/loading/lazyComponent';

/** The keys of the screen; fetched when it is asked for. */
export const KeysDialog = lazyComponent(async () => (await import('./KeysDialog')).KeysDialog, 'keys');
