import { lazy } from 'react';

/** Fetches the dialog of a task, so that it opens at once. */
export const loadTaskDialog = async () => import('./TaskDialogHost');

/** The dialog of a task: nobody needs it to read a list. */
export const TaskDialogHost = lazy(async () => ({ default: (await loadTaskDialog()).TaskDialogHost }));
