import { lazyComponent } from '@/shared/ui/lazyComponent';

/** Preloads the export dialog, so that it opens at once. */
export const loadExportDialog = async () => import('./ExportDialog');

/** The export dialog as a lazy component. */
export const ExportDialog = lazyComponent(async () => (await loadExportDialog()).ExportDialog);
