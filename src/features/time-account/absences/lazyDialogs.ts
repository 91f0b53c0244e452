import { lazyComponent } from '@/shared/ui/loading/lazyComponent';

/** Fetches all dialogs of the page together. The page does so once the browser is idle, because it can be read without them. */
const load = async () => import('./dialogs');

export const EntitlementDialog = lazyComponent(async () => (await load()).EntitlementDialog, 'accountModel');
export const EntryDialog = lazyComponent(async () => (await load()).EntryDialog);
export const MappingDialog = lazyComponent(async () => (await load()).MappingDialog);
export const SickDialog = lazyComponent(async () => (await load()).SickDialog);
