import { lazy } from 'react';

const loadNew = async () => import('./new-sheet/NewTimeSheetDialog');
const loadSignature = async () => import('./signature/SignatureDialog');
const loadSend = async () => import('./sending/SendDialog');
const loadDelete = async () => import('./list/DeleteTimeSheetDialog');

/** The dialogs of the time sheets, fetched once the list is on the screen, because reading does not need them. */
export const NewTimeSheetDialog = lazy(async () => ({ default: (await loadNew()).NewTimeSheetDialog }));
export const SignatureDialog = lazy(async () => ({ default: (await loadSignature()).SignatureDialog }));
export const SendDialog = lazy(async () => ({ default: (await loadSend()).SendDialog }));
export const DeleteTimeSheetDialog = lazy(async () => ({
  default: (await loadDelete()).DeleteTimeSheetDialog,
}));

/** Fetches the dialogs, so that they open at once. */
export async function loadTimeSheetDialogs(): Promise<void> {
  await Promise.all([loadNew(), loadSignature(), loadSend(), loadDelete()]);
}
