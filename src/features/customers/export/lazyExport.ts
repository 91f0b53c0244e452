import { lazy } from 'react';

/** Fetches the export dialog, so that it opens at once. */
export const loadExportDialog = async () => import('./ExportDialog');

/** The export dialog, fetched when somebody reaches for it. */
export const ExportDialog = lazy(async () => ({ default: (await loadExportDialog()).ExportDialog }));
