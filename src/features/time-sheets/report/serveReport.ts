import { drawReport } from './drawing/drawReport';
import type { MessageFromWorker, MessageToWorker, ReportInput } from './reportMessages';
import { type ReportFonts, needsWideFonts } from './drawing/typeface';

/** Steps of one percent make the bar smooth, and a hundred messages are cheap. */
const PROGRESS_STEP = 0.01;

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Loads the usual fonts, or the wide ones. */
type LoadFonts = (isWide: boolean) => Promise<ReportFonts>;

/**
 * Draws the report that the page requests and posts it back. Errors are posted, too. Fonts that cannot be fetched are
 * replaced by the others, because the wide ones have every letter, and the usual ones most.
 * @returns takes the messages of the page
 */
export function serveReport(
  post: (message: MessageFromWorker) => void,
  loadFonts: LoadFonts,
): (message: MessageToWorker) => void {
  let takeAnswer: (message: MessageToWorker) => void = () => undefined;
  const ask = async (question: MessageFromWorker) =>
    new Promise<MessageToWorker>((resolve) => {
      takeAnswer = resolve;
      post(question);
    });

  const draw = async (input: ReportInput) => {
    let fonts: ReportFonts;
    try {
      const isWide = needsWideFonts(input);
      fonts = await loadFonts(isWide).catch(async () => loadFonts(!isWide));
    } catch (error) {
      post({ kind: 'failed', cause: 'fonts', message: messageOf(error) });
      return;
    }
    let told = 0;
    try {
      const { bytes, pages, flaws } = await drawReport(input, fonts, {
        receiptOf: async (row) => {
          const answer = await ask({ kind: 'receipt-wanted', row });
          return answer.kind === 'receipt' ? answer.receipt : null;
        },
        drawnPage: async (row, index) => {
          const answer = await ask({ kind: 'page-wanted', row, index });
          return answer.kind === 'page' ? answer.page : null;
        },
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
    else takeAnswer(message);
  };
}
