import { readExport } from './exportRows';
import type { MessageFromExportWorker, MessageToExportWorker } from './exportMessages';
import { writeWorkbook } from './writeWorkbook';

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Reads an export's answer and writes the file. Errors are posted as messages, too. */
export function serveExport(
  { bytes, texts }: MessageToExportWorker,
  post: (message: MessageFromExportWorker) => void,
): void {
  try {
    const answer = readExport(bytes);
    if (answer.kind === 'contract') {
      post(answer);
      return;
    }
    const { rows } = answer;
    if (rows.length === 0) {
      post({ kind: 'empty' });
      return;
    }
    const file = writeWorkbook(rows, texts, (share) => post({ kind: 'progress', share }));
    post({ kind: 'done', file: new Blob([file], { type: XLSX_TYPE }), rows: rows.length });
  } catch (error) {
    post({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
}
