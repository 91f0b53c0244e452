import { fullName } from '@/domain/people/person';
import type { TimeSheet, TimeSheetContent } from '@/domain/sheets/timeSheet';
import { env } from '@/shared/env';
import { bytesOfDataUrl } from '@/shared/files/dataUrl';
import type { DrawnPage, PdfDrawing } from '@/shared/files/drawPdf';
import { runWorker } from '@/shared/files/runWorker';
import { loadLogo } from '@/shared/pdf/loadLogo';
import type { SessionUser } from '@/shared/session/sessionUser';
import type { MessageFromWorker, MessageToWorker, ReportInput, ReportOutcome } from './reportMessages';

/** The input of a report. */
interface ReportRequest {
  /** The employee. */
  readonly user: Pick<SessionUser, 'guid' | 'username' | 'givenName' | 'surname' | 'mail'>;
  readonly sheet: Pick<TimeSheet, 'id' | 'from' | 'to'>;
  readonly content: TimeSheetContent;
  /** The configured company by default. */
  readonly company?: typeof env.company;
}

/**
 * Makes the PDF time sheet in a worker of its own, so that the page stays responsive. Never rejects.
 * @param onProgress called with a share from 0 to 1
 */
export async function createReport(
  { user, sheet, content, company = env.company }: ReportRequest,
  onProgress: (share: number) => void = () => undefined,
): Promise<ReportOutcome> {
  const logo = await loadLogo(company.logo);

  const receipts = content.rows.flatMap(({ receipt }, index) => (receipt === null ? [] : [index]));
  const rows = content.rows.map(({ receipt: _receipt, ...row }) => row);
  const input: ReportInput = {
    company,
    logo,
    person: { guid: user.guid, username: user.username, name: fullName(user), mail: user.mail },
    id: String(sheet.id),
    period: { from: sheet.from, to: sheet.to },
    rows,
    signature: content.signature,
    receipts,
    timeZone: env.companyTimeZone,
    createdAt: new Date(),
  };

  const drawings = createDrawings(content.rows);
  const outcome = await runWorker<MessageFromWorker, ReportOutcome>({
    start: () => new Worker(new URL('./reportWorker.ts', import.meta.url), { type: 'module' }),
    message: { kind: 'draw', input } satisfies MessageToWorker,
    onMessage: (message, answer) => {
      const post: (asked: MessageToWorker) => void = answer;
      switch (message.kind) {
        case 'progress':
          onProgress(message.share);
          return undefined;
        case 'receipt-wanted':
          // One at a time, because passing all of them at once would block the page.
          post({ kind: 'receipt', receipt: content.rows[message.row]?.receipt ?? null });
          return undefined;
        case 'page-wanted':
          void drawings.page(message.row, message.index).then((page) => post({ kind: 'page', page }));
          return undefined;
        case 'done':
        case 'failed':
          return message;
      }
    },
  });
  void drawings.close();
  return outcome;
}

/** Draws pages of receipts. The document of the last row stays open, because its pages come one after another. */
function createDrawings(rows: TimeSheetContent['rows']) {
  let open: { readonly row: number; readonly drawing: Promise<PdfDrawing | null> } | undefined;

  async function openRow(row: number): Promise<PdfDrawing | null> {
    try {
      const { openDrawing } = await import('@/shared/files/drawPdf');
      const drawing = await openDrawing(bytesOfDataUrl(rows[row]?.receipt?.path ?? '') ?? new Uint8Array());
      return typeof drawing === 'string' ? null : drawing;
    } catch {
      return null;
    }
  }

  const close = async () => (await open?.drawing)?.close();
  return {
    close,
    page: async (row: number, index: number): Promise<DrawnPage | null> => {
      if (open?.row !== row) {
        void close();
        open = { row, drawing: openRow(row) };
      }
      const drawing = await open.drawing;
      return drawing?.draw(index).catch(() => null) ?? null;
    },
  };
}
