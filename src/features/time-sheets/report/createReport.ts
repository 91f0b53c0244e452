import { fullName } from '@/domain/people/person';
import type { TimeSheet, TimeSheetContent } from '@/domain/sheets/timeSheet';
import { type Company, env } from '@/shared/env';
import { bytesOfDataUrl } from '@/shared/files/dataUrl';
import type { DrawnPage, PdfDrawing } from '@/shared/files/drawPdf';
import type { SessionUser } from '@/shared/session/sessionUser';
import type { MessageFromWorker, MessageToWorker, ReportInput, ReportOutcome } from './reportMessages';

/** The input of a report. */
interface ReportRequest {
  /** The employee. */
  readonly user: Pick<SessionUser, 'guid' | 'username' | 'givenName' | 'surname' | 'mail'>;
  readonly sheet: Pick<TimeSheet, 'id' | 'from' | 'to'>;
  readonly content: TimeSheetContent;
  /** The configured company by default. */
  readonly company?: Company;
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
  return new Promise((resolve) => {
    let worker: Worker | undefined;
    const end = (outcome: ReportOutcome) => {
      worker?.terminate();
      void drawings.close();
      resolve(outcome);
    };
    const fail = (message: string) => end({ kind: 'failed', cause: 'worker', message });

    const post = (message: MessageToWorker) => worker?.postMessage(message, []);
    const take = (message: MessageFromWorker) => {
      switch (message.kind) {
        case 'progress':
          onProgress(message.share);
          break;
        case 'receipt-wanted':
          // One at a time, because passing all of them at once would block the page.
          post({ kind: 'receipt', receipt: content.rows[message.row]?.receipt ?? null });
          break;
        case 'page-wanted':
          void drawings.page(message.row, message.index).then((page) => post({ kind: 'page', page }));
          break;
        case 'done':
        case 'failed':
          end(message);
          break;
      }
    };

    try {
      worker = new Worker(new URL('./reportWorker.ts', import.meta.url), { type: 'module' });
      worker.addEventListener('message', ({ data }: MessageEvent<MessageFromWorker>) => take(data));
      worker.addEventListener('error', ({ message }) => fail(message));
      post({ kind: 'draw', input });
    } catch (error) {
      fail(error instanceof Error ? error.message : String(error));
    }
  });
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

/** The longer edge of a rasterised logo in pixels: sharp at its size on paper. */
const DRAWN_EDGE = 1000;
/** How long a report waits for its logo, in milliseconds. */
const LOGO_TIMEOUT_MS = 5000;

/** Whether a file is markup, as an SVG is: it starts with a bracket, perhaps after a byte order mark or blanks. */
function isMarkup(bytes: Uint8Array): boolean {
  return /^[\s\uFEFF]*</u.test(new TextDecoder().decode(bytes.subarray(0, 64)));
}

/** Rasterises an SVG to PNG. Only the page can do that, because workers have no images. */
async function drawn(svg: Uint8Array): Promise<Uint8Array> {
  const url = URL.createObjectURL(new Blob([new Uint8Array(svg)], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    // An SVG without a size gets the default one.
    const [width, height] = [image.naturalWidth || 300, image.naturalHeight || 150];
    const scale = DRAWN_EDGE / Math.max(width, height);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return bytesOfDataUrl(canvas.toDataURL('image/png')) ?? new Uint8Array();
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Fetches an address; gives up if that takes too long, including the body. */
async function fetched(address: string): Promise<Uint8Array> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // In addition to the signal, because a stalled body behind a service worker does not always notice the abort.
  const timeIsUp = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      controller.abort();
      reject(new Error('given up'));
    }, LOGO_TIMEOUT_MS);
  });
  try {
    const read = fetch(address, { signal: controller.signal }).then(async (answer) => answer.arrayBuffer());
    return new Uint8Array(await Promise.race([read, timeIsUp]));
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The configured logo as PNG or JPEG.
 * @returns null if none is configured; no bytes if it cannot be loaded, which the report then says
 */
async function loadLogo(address: string | null): Promise<Uint8Array | null> {
  if (address === null) return null;
  try {
    const bytes = address.startsWith('data:')
      ? (bytesOfDataUrl(address) ?? new Uint8Array())
      : await fetched(address);
    return isMarkup(bytes) ? await drawn(bytes) : bytes;
  } catch {
    return new Uint8Array();
  }
}
