import type { MessageFromExportWorker, MessageToExportWorker } from './exportMessages';
import { readAnswer } from './readAnswer';
import { writeWorkbook } from './writeWorkbook';

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Writes the file, of rows or of an answer that is read first. Errors are posted as messages, too. */
export function serveExport(
  message: MessageToExportWorker,
  post: (message: MessageFromExportWorker) => void,
): void {
  try {
    const answer =
      'table' in message
        ? ({ kind: 'rows', table: message.table } as const)
        : readAnswer(message.bytes, message.columns);
    if (answer.kind === 'contract') {
      post(answer);
      return;
    }
    const { table } = answer;
    const rows = table.rows.length;
    if (rows === 0) {
      post({ kind: 'empty' });
      return;
    }
    const file = writeWorkbook(table, message.texts, (share) => post({ kind: 'progress', share }));
    post({ kind: 'done', file: new Blob([file], { type: XLSX_TYPE }), rows });
  } catch (error) {
    post({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
}
