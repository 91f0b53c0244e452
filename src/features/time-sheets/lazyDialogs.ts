import { lazy } from 'react';

const loadNew = async () => import('./new-sheet/NewTimeSheetDialog');
const loadSignature = async () => import('./signature/SignatureDialog');
const loadSend = async () => import('./sending/SendDialog');
const loadDelete = async () => import('./list/DeleteTimeSheetDialog');

/** The dialogs of the time sheets, fetched when the list stands on the screen: nobody needs them to read. */
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
