import { lazyComponent } from '@/shared/ui/loading/lazyComponent';

/** Cards of copies, loaded when there are any. */
export const CopyCards = lazyComponent(async () => (await import('./CopyCards')).CopyCards);

/** The dialog that copies a board, loaded when it is opened. */
export const DuplicateDialog = lazyComponent(async () => (await import('./DuplicateDialog')).DuplicateDialog);
