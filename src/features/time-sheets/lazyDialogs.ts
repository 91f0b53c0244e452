import { lazyComponent } from '@/shared/ui/lazyComponent';

const loadNew = async () => import('./new-sheet/NewTimeSheetDialog');
const loadSignature = async () => import('./signature/SignatureDialog');
const loadSend = async () => import('./sending/SendDialog');
const loadDelete = async () => import('./list/DeleteTimeSheetDialog');

/** The dialogs of the time sheets, fetched once the list is on the screen, because reading does not need them. */
export const NewTimeSheetDialog = lazyComponent(async () => (await loadNew()).NewTimeSheetDialog);
export const SignatureDialog = lazyComponent(async () => (await loadSignature()).SignatureDialog);
export const SendDialog = lazyComponent(async () => (await loadSend()).SendDialog);
export const DeleteTimeSheetDialog = lazyComponent(async () => (await loadDelete()).DeleteTimeSheetDialog);

/** Fetches the dialogs, so that they open at once. */
export async function loadTimeSheetDialogs(): Promise<void> {
  await Promise.all([loadNew(), loadSignature(), loadSend(), loadDelete()]);
}
