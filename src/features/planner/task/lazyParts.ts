import { lazyComponent } from '@/shared/ui/loading/lazyComponent';

/** Preloads the dialog of a task, so that it opens at once. */
export const loadTaskDialog = async () => import('./TaskDialogHost');

/** The dialog of a task as a lazy component, because reading a list does not need it. */
export const TaskDialogHost = lazyComponent(async () => (await loadTaskDialog()).TaskDialogHost);
