import { lazy } from 'react';

const loadNew = async () => import('./new-sheet/NewTimeSheetDialog');
const loadSignature = async () => import('./signature/SignatureDialog');
const loadSendAgain = async () => import('./sending/SendAgainDialog');
const loadDelete = async () => import('./list/DeleteTimeSheetDialog');

/** The dialogs of the time sheets, fetched when the list stands on the screen: nobody needs them to read. */
export const NewTimeSheetDialog = lazy(async () => ({ default: (await loadNew()).NewTimeSheetDialog }));
export const SignatureDialog = lazy(async () => ({ default: (await loadSignature()).SignatureDialog }));
export const SendAgainDialog = lazy(async () => ({ default: (await loadSendAgain()).SendAgainDialog }));
export const DeleteTimeSheetDialog = lazy(async () => ({
  default: (await loadDelete()).DeleteTimeSheetDialog,
}));

/** Fetches the dialogs, so that they open at once. */
export async function loadTimeSheetDialogs(): Promise<void> {
  await Promise.all([loadNew(), loadSignature(), loadSendAgain(), loadDelete()]);
}
