import type { jsPDF } from 'jspdf';

/** A file that a PDF carries. */
interface AttachedFile {
  /** Its name, of ASCII letters without brackets. */
  readonly name: string;
  /** What viewers show beside the name. */
  readonly description: string;
  /** What it says, beside the moment and its fingerprint. */
  readonly data: object;
  readonly fingerprint: string;
  readonly createdAt: Date;
}

/** What jsPDF offers to its own plugins, but not in its types. */
interface PluginParts {
  readonly newObject: () => number;
  readonly write: (line: string) => void;
  readonly putStream: (stream: {
    readonly data: string;
    readonly filters: true;
    readonly additionalKeyValues: readonly { readonly key: string; readonly value: string }[];
  }) => void;
}

/** Text in UTF-16 with a byte order mark, as hexadecimal digits, because a PDF's own encoding lacks letters. */
const hexText = (text: string) =>
  `<FEFF${Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')}>`;

/** `D:20261102081500Z` */
const pdfDate = (moment: Date) => `(D:${moment.toISOString().replaceAll(/[-:T]|\.\d+/gu, '')})`;

/**
 * Puts a JSON file into a PDF, as data that belongs to the whole document. Programs that read it find it by its name;
 * viewers list it as an attachment.
 */
export function attachJson(
  doc: jsPDF,
  { name, description, data, fingerprint, createdAt }: AttachedFile,
): void {
  const moment = createdAt.toISOString().replace(/\.\d+/u, '');
  const json = JSON.stringify({ ...data, createdAt: moment, fingerprint });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- jsPDF's plugins use these parts, its types leave them out
  const parts = doc.internal as unknown as PluginParts;
  const { events } = doc.internal;
  let specification = 0;
  events.subscribe('postPutResources', () => {
    const bytes = new TextEncoder().encode(json);
    const file = parts.newObject();
    parts.putStream({
      // One character for each byte, which no decoder gives: browsers read "latin1" as Windows-1252.
      data: Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''),
      filters: true,
      additionalKeyValues: [
        { key: 'Type', value: '/EmbeddedFile' },
        { key: 'Subtype', value: '/application#2Fjson' },
        { key: 'Params', value: `<</Size ${bytes.length} /ModDate ${pdfDate(createdAt)}>>` },
      ],
    });
    parts.write('endobj');
    specification = parts.newObject();
    parts.write(
      `<</Type /Filespec /F (${name}) /UF ${hexText(name)} /Desc ${hexText(description)} ` +
        `/EF <</F ${file} 0 R /UF ${file} 0 R>> /AFRelationship /Data>>`,
    );
    parts.write('endobj');
  });
  events.subscribe('putCatalog', () => {
    parts.write(`/Names <</EmbeddedFiles <</Names [(${name}) ${specification} 0 R]>>>>`);
    parts.write(`/AF [${specification} 0 R]`);
  });
}
