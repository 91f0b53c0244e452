import { lazyComponent } from '@/shared/ui/loading/lazyComponent';

/** Fetches all dialogs of the page together, once the browser is idle, because reading does not need them. */
export const loadAbsenceDialogs = async () => import('./dialogs');

export const EntitlementDialog = lazyComponent(async () => (await loadAbsenceDialogs()).EntitlementDialog);
export const EntryDialog = lazyComponent(async () => (await loadAbsenceDialogs()).EntryDialog);
export const MappingDialog = lazyComponent(async () => (await loadAbsenceDialogs()).MappingDialog);
export const SickDialog = lazyComponent(async () => (await loadAbsenceDialogs()).SickDialog);
