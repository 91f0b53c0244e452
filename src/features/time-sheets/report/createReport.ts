import type { Period } from '@/domain/time/period';
import type { TimeSheetContent } from '@/domain/sheets/timeSheet';
import { type Company, env } from '@/shared/env';
import { loadLogo } from './drawing/loadLogo';
import type { ReportFlaw, ReportInput } from './reportInput';
import type { MessageFromWorker, MessageToWorker, ReportFailure } from './reportMessages';

/** What a report is made from. */
export interface ReportRequest {
  /** The full name of the employee. */
  readonly employee: string;
  readonly period: Period;
  readonly content: TimeSheetContent;
  /** The configured company by default. */
  readonly company?: Company;
}

/** A finished report, or why it failed. */
export type ReportOutcome =
  | {
      readonly kind: 'done';
      /** `application/pdf` */
      readonly file: Blob;
      readonly pages: number;
      /** Pictures that could not be shown; their pages say so. */
      readonly flaws: readonly ReportFlaw[];
    }
  | { readonly kind: 'failed'; readonly cause: ReportFailure; readonly message: string };

/** The page's end of the connection to a worker. */
interface PageEnd {
  readonly post: (message: MessageToWorker) => void;
  readonly listen: (
    onMessage: (message: MessageFromWorker) => void,
    onError: (message: string) => void,
  ) => void;
  readonly hangUp: () => void;
}

export interface ReportOptions {
  /** @param share from 0 to 1 */
  readonly onProgress?: (share: number) => void;
}

function startWorker(): PageEnd {
  const worker = new Worker(new URL('./reportWorker.ts', import.meta.url), { type: 'module' });
  return {
    post: (message) => worker.postMessage(message, []),
    listen: (onMessage, onError) => {
      worker.addEventListener('message', ({ data }: MessageEvent<MessageFromWorker>) => onMessage(data));
      worker.addEventListener('error', ({ message }) => onError(message));
    },
    hangUp: () => worker.terminate(),
  };
}

/**
 * Makes the PDF time sheet (section 9) in a worker of its own, so that the page stays responsive. Never rejects.
 */
export async function createReport(
  { employee, period, content, company = env.company }: ReportRequest,
  { onProgress = () => undefined }: ReportOptions = {},
): Promise<ReportOutcome> {
  const logo = await loadLogo(company.logo);

  const receipts = content.rows.flatMap(({ receipt }, index) => (receipt === null ? [] : [index]));
  const rows = content.rows.map(({ receipt: _receipt, ...row }) => row);
  const input: ReportInput = {
    company,
    logo,
    employee,
    period,
    rows,
    signature: content.signature,
    receipts,
    timeZone: env.companyTimeZone,
    createdAt: new Date(),
  };

  return new Promise((resolve) => {
    let line: PageEnd | undefined;
    const end = (outcome: ReportOutcome) => {
      line?.hangUp();
      resolve(outcome);
    };
    const fail = (message: string) => end({ kind: 'failed', cause: 'worker', message });

    const take = (message: MessageFromWorker) => {
      switch (message.kind) {
        case 'progress':
          onProgress(message.share);
          break;
        case 'receipt-wanted':
          // One at a time, because passing all of them at once would block the page.
          line?.post({ kind: 'receipt', receipt: content.rows[message.row]?.receipt ?? null });
          break;
        case 'done':
        case 'failed':
          end(message);
          break;
      }
    };

    try {
      line = startWorker();
      line.listen(take, fail);
      line.post({ kind: 'draw', input });
    } catch (error) {
      fail(error instanceof Error ? error.message : String(error));
    }
  });
}
