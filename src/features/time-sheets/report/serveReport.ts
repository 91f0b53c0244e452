import { drawReport, textsOf } from './drawing/drawReport';
import type { MessageFromWorker, MessageToWorker, ReportInput } from './reportMessages';
import { type LoadFonts, drawWithFonts } from '@/shared/pdf/drawWithFonts';
import { needsWideFonts } from '@/shared/pdf/typeface';

/** Steps of one percent make the bar smooth, and a hundred messages are cheap. */
const PROGRESS_STEP = 0.01;

/**
 * Draws the report that the page requests and posts it back. Errors are posted, too.
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
    let told = 0;
    const outcome = await drawWithFonts(needsWideFonts(textsOf(input)), loadFonts, async (fonts) =>
      drawReport(input, fonts, {
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
      }),
    );
    post(outcome);
  };

  return (message) => {
    if (message.kind === 'draw') void draw(message.input);
    else takeAnswer(message);
  };
}
