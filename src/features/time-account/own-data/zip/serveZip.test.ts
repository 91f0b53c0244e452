import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { type MessageFromZipWorker, type PackedFile, serveZip } from './serveZip';

function packed(files: readonly PackedFile[]): readonly MessageFromZipWorker[] {
  const said: MessageFromZipWorker[] = [];
  serveZip({ files }, (message) => said.push(message));
  return said;
}

test('the archive has texts, files byte by byte, and tables as German CSV without formulas (R-17.126)', async () => {
  const receipt = Uint8Array.from({ length: 700 }, (_none, at) => at % 256);
  const said = packed([
    { name: 'arbeitszeiten.json', content: '[{"HoursWorked":7.5}]' },
    { name: 'belege/Tankquittung ä.png', content: receipt },
    {
      name: 'arbeitszeiten.csv',
      content: {
        columns: [
          { title: 'Datum', kind: 'date' },
          { title: 'Beschreibung', kind: 'text' },
          { title: 'Stunden', kind: 'hours' },
        ],
        rows: [['2026-11-20', '=HYPERLINK("x");', 7.5]],
        notes: [],
      },
    },
  ]);
  const last = said.at(-1);
  if (last?.kind !== 'done') throw new Error(`not packed: ${JSON.stringify(last)}`);
  const files = unzipSync(new Uint8Array(await last.file.arrayBuffer()));
  expect(Object.keys(files)).toEqual([
    'arbeitszeiten.json',
    'belege/Tankquittung ä.png',
    'arbeitszeiten.csv',
  ]);
  expect(files['belege/Tankquittung ä.png']).toEqual(receipt);
  const csv = new TextDecoder('utf-8', { ignoreBOM: true }).decode(files['arbeitszeiten.csv']);
  expect(csv).toBe('\uFEFFDatum;Beschreibung;Stunden\r\n20.11.2026;"\'=HYPERLINK(""x"");";7,5\r\n');
  expect(strFromU8(files['arbeitszeiten.json'] ?? new Uint8Array())).toBe('[{"HoursWorked":7.5}]');
});

test('an archive that cannot be written is a failure, not a broken file (R-17.127)', () => {
  // The format has no room for a name like this.
  const [message] = packed([{ name: 'x'.repeat(70_000), content: '' }]).slice(-1);
  expect(message?.kind).toBe('failed');
});
