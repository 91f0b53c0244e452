import { lazyComponent } from '@/shared/ui/loading/lazyComponent';

/** Preloads the dialog of a task, so that it opens at once, and what draws its text. */
export const loadTaskDialog = async () => {
  // Without it the dialog shows the text as it was typed.
  import('./TaskText').catch(() => undefined);
  return import('./TaskDialogHost');
};

/** The dialog of a task as a lazy component, because reading a list does not need it. */
export const TaskDialogHost = lazyComponent(async () => (await loadTaskDialog()).TaskDialogHost);
