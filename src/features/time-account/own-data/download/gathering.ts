import type { TFunction } from 'i18next';
import { isoDate } from '@/domain/time/period';
import { bytesOfDataUrl } from '@/shared/files/dataUrl';
import type { SessionUser } from '@/shared/session/sessionUser';
import type { AppDispatch } from '@/shared/store/store';
import type { OwnAccount } from '../../useOwnAccount';
import type { PackedFile } from '../zip/serveZip';

/** The parts that can be downloaded. */
export const PARTS = ['records', 'expenses', 'receipts', 'sheets', 'profile', 'account'] as const;

export type Part = (typeof PARTS)[number];

/** A period with every day that a list may have. */
export const ALL_DAYS = { from: isoDate('0001-01-01'), to: isoDate('9999-12-31') };

/** The context in which a part is gathered. */
export interface Gathering {
  readonly dispatch: AppDispatch;
  readonly signal: AbortSignal;
  readonly user: SessionUser;
  readonly account: OwnAccount;
  readonly t: TFunction<['ownData', 'timeAccount']>;
  readonly errorText: (error: unknown) => string;
  /** Reports how many things of a part are done. */
  readonly tell: (done: number, total: number) => void;
}

/** The files of a part, and a line for each thing that could not be read. */
export interface Gathered {
  readonly files: readonly PackedFile[];
  readonly missing: readonly string[];
}

/** The result for a part that could not be read: no file, and the reason. */
export const missingPart = (part: string, reason: string, t: Gathering['t']): Gathered => ({
  files: [],
  missing: [t('missing.part', { part, reason })],
});

/** A file with JSON, indented so that people can read it, too. */
export const jsonFile = (name: string, content: unknown): PackedFile => ({
  name: `${name}.json`,
  content: `${JSON.stringify(content, null, 2)}\n`,
});

const ENDINGS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
  'application/pdf': 'pdf',
};

/** The file in a data URL, with the ending of its type; null if it is not a data URL. */
export function fileOfDataUrl(name: string, url: string): PackedFile | null {
  const content = bytesOfDataUrl(url);
  if (!content || content.length === 0) return null;
  const type = /^data:([^;,]*)/u.exec(url)?.[1]?.toLowerCase() ?? '';
  const ending = ENDINGS[type];
  return { name: ending !== undefined && !/\.\w{2,4}$/u.test(name) ? `${name}.${ending}` : name, content };
}
