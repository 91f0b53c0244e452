import { lazyComponent } from '@/shared/ui/loading/lazyComponent';

/** Fetches all dialogs of the page together. The page does so once the browser is idle, because it can be read without them. */
export const loadAbsenceDialogs = async () => import('./dialogs');

export const EntitlementDialog = lazyComponent(
  async () => (await loadAbsenceDialogs()).EntitlementDialog,
  'accountModel',
);
export const EntryDialog = lazyComponent(async () => (await loadAbsenceDialogs()).EntryDialog);
export const MappingDialog = lazyComponent(async () => (await loadAbsenceDialogs()).MappingDialog);
export const SickDialog = lazyComponent(async () => (await loadAbsenceDialogs()).SickDialog);
