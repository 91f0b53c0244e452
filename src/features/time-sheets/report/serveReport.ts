import type { Receipt } from '@/domain/money/expense';
import { drawReport } from './drawing/drawReport';
import type { MessageFromWorker, MessageToWorker, ReportInput } from './reportMessages';
import type { ReportFonts } from './drawing/typeface';

/** Steps of one percent make the bar smooth, and a hundred messages are cheap. */
const PROGRESS_STEP = 0.01;

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Draws the report that the page requests and posts it back. Errors are posted, too.
 * @returns takes the messages of the page
 */
export function serveReport(
  post: (message: MessageFromWorker) => void,
  loadFonts: () => Promise<ReportFonts>,
): (message: MessageToWorker) => void {
  let takeReceipt: (receipt: Receipt | null) => void = () => undefined;

  const draw = async (input: ReportInput) => {
    let fonts: ReportFonts;
    try {
      fonts = await loadFonts();
    } catch (error) {
      post({ kind: 'failed', cause: 'fonts', message: messageOf(error) });
      return;
    }
    let told = 0;
    try {
      const { bytes, pages, flaws } = await drawReport(input, fonts, {
        receiptOf: (row) =>
          new Promise((resolve) => {
            takeReceipt = resolve;
            post({ kind: 'receipt-wanted', row });
          }),
        onProgress: (share) => {
          if (share < told + PROGRESS_STEP) return;
          told = share;
          post({ kind: 'progress', share });
        },
      });
      post({ kind: 'done', file: new Blob([bytes], { type: 'application/pdf' }), pages, flaws });
    } catch (error) {
      post({ kind: 'failed', cause: 'drawing', message: messageOf(error) });
    }
  };

  return (message) => {
    if (message.kind === 'draw') void draw(message.input);
    else takeReceipt(message.receipt);
  };
}
