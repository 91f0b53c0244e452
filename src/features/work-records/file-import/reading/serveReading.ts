import { decodeText } from '@/domain/import/decodeText';
import type {
  FileFormat,
  ImportReading,
  ReadingChoices,
  ReadingContext,
  RefusedFile,
  Table,
} from '@/domain/import/importTypes';
import { judgeTable } from '@/domain/import/judgeTable';
import { readTable } from '@/domain/import/readTable';
import { sha256 } from '@/shared/pdf/fingerprint';

/** What the worker is sent. */
export interface ReadingMessage {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly name: string;
  readonly choices: ReadingChoices;
  readonly context: ReadingContext;
}

const UNREADABLE: RefusedFile = { kind: 'refused', reason: 'unreadable' };
const UMLAUT = /[^\p{ASCII}]/u;

type ReadFile = Table & { readonly format: FileFormat };

/** The rows of a file, by its content: a spreadsheet, else a text. Null for anything else. */
async function tableOf({ bytes, choices }: ReadingMessage): Promise<ReadFile | null> {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    const { readSpreadsheet } = await import('./readSpreadsheet');
    return readSpreadsheet(bytes, choices.sheet);
  }
  const decoded = decodeText(bytes, choices.encoding);
  if (!decoded) return null;
  const { separator, ...table } = readTable(decoded.text);
  const sample = table.rows.flatMap(({ cells }) => cells).find((cell) => UMLAUT.test(String(cell)));
  const { encoding } = decoded;
  return { ...table, format: { kind: 'text', encoding, separator, sample: String(sample ?? '').trim() } };
}

async function judge(message: ReadingMessage): Promise<ImportReading | RefusedFile> {
  const { bytes, name, choices, context } = message;
  const table = await tableOf(message);
  if (!table) return UNREADABLE;
  const judged = judgeTable(table, name, choices, context);
  if (judged.kind === 'refused') return judged;
  const hash = await sha256(bytes).catch(() => null);
  return { ...judged, name, hash, format: table.format };
}

/** Reads and judges a file. Never rejects: what cannot be read is refused. */
export async function serveReading(message: ReadingMessage): Promise<ImportReading | RefusedFile> {
  return judge(message).catch(() => UNREADABLE);
}
