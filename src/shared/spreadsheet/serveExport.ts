import { csvOf } from '@/domain/find/csv';
import type { FileTable } from '@/domain/find/exportTable';
import type { MessageFromExportWorker, MessageToExportWorker, SentTable } from './exportMessages';
import { csvFile } from './fileName';
import { readAnswer } from './readAnswer';
import { writeSheets, writeWorkbook } from './writeWorkbook';

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The table that was sent. */
const received = (table: SentTable): FileTable =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- another part of this app wrote it
  typeof table === 'string' ? (JSON.parse(table) as FileTable) : table;

/** Writes the file, of tables or of an answer that is read first. Errors are posted as messages, too. */
export function serveExport(
  message: MessageToExportWorker,
  post: (message: MessageFromExportWorker) => void,
): void {
  const onProgress = (share: number) => post({ kind: 'progress', share });
  const workbook = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes], { type: XLSX_TYPE });
  const done = (file: Blob, rows: number) => post({ kind: 'done', file, rows });
  try {
    if ('sheets' in message) {
      const sheets = message.sheets.map((sheet) => ({ ...sheet, table: received(sheet.table) }));
      const rows = sheets.reduce((sum, { table }) => sum + table.rows.length, 0);
      done(workbook(writeSheets(sheets, onProgress)), rows);
      return;
    }
    if ('csv' in message) {
      const table = received(message.csv);
      if (table.rows.length === 0) post({ kind: 'empty' });
      else done(csvFile(csvOf(table, message.language)), table.rows.length);
      return;
    }
    const answer =
      'table' in message
        ? ({ kind: 'rows', table: message.table } as const)
        : readAnswer(message.bytes, message.columns);
    if (answer.kind === 'contract') {
      post(answer);
      return;
    }
    const { table } = answer;
    if (table.rows.length === 0) post({ kind: 'empty' });
    else done(workbook(writeWorkbook(table, message.texts, onProgress)), table.rows.length);
  } catch {
    post({ kind: 'failed' });
  }
}
