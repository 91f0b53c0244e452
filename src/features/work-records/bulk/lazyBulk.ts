import { lazyComponent } from '@/shared/ui/loading/lazyComponent';

const load = async () => import('./bulkParts');

/** The actions for the selected records; the code is fetched with the first selection. */
export const BulkBar = lazyComponent(async () => (await load()).BulkBar, 'bulkEdit');

/** The outcome of a record's call. */
export const ResultMark = lazyComponent(async () => (await load()).ResultMark);
