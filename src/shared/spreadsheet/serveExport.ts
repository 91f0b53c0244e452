import { csvOf } from '@/domain/find/csv';
import type { FileTable } from '@/domain/find/exportTable';
import type { MessageFromExportWorker, MessageToExportWorker, SentTable } from './exportMessages';
import { readAnswer } from './readAnswer';
import { writeSheets, writeWorkbook } from './writeWorkbook';

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const CSV_TYPE = 'text/csv;charset=utf-8';

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
  const done = (file: Uint8Array<ArrayBuffer> | string, type: string, rows: number) =>
    post({ kind: 'done', file: new Blob([file], { type }), rows });
  try {
    if ('sheets' in message) {
      const sheets = message.sheets.map((sheet) => ({ ...sheet, table: received(sheet.table) }));
      const rows = sheets.reduce((sum, { table }) => sum + table.rows.length, 0);
      done(writeSheets(sheets, onProgress), XLSX_TYPE, rows);
      return;
    }
    if ('csv' in message) {
      const table = received(message.csv);
      if (table.rows.length === 0) post({ kind: 'empty' });
      else done(csvOf(table, message.language), CSV_TYPE, table.rows.length);
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
    else done(writeWorkbook(table, message.texts, onProgress), XLSX_TYPE, table.rows.length);
  } catch (error) {
    post({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
}
