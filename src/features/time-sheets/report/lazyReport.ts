import type { ReportRequest } from './createReport';
import type { ReportOutcome } from './reportMessages';

/** Makes a report; the code is fetched with the first one. */
export async function lazyReport(
  request: ReportRequest,
  onProgress?: (share: number) => void,
): Promise<ReportOutcome> {
  try {
    const { createReport } = await import('./createReport');
    return await createReport(request, onProgress && { onProgress });
  } catch {
    return { kind: 'failed', cause: 'fonts', message: 'the code could not be fetched' };
  }
}
