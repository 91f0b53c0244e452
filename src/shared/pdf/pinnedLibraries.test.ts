import { readFileSync } from 'node:fs';
import { jsPDF } from 'jspdf';
import * as v from 'valibot';
import { expect, test } from 'vitest';

const manifest = v.object({ dependencies: v.record(v.string(), v.string()) });
const { dependencies } = v.parse(manifest, JSON.parse(readFileSync('package.json', 'utf8')));

/**
 * The PDFs use three things of jsPDF that are not public API: `picture.ts` adds an image format to `jsPDF.API`,
 * `typeface.ts` reads a font's glyphs, and `attachFile.ts` writes objects as jsPDF's plugins do. Without the first a large PNG takes five times as long (tests/bench/README.md).
 * So an update is a decision: change the number, run the tests of this folder, of the sheet and of the service record, and `npm run bench`; look at a PDF of each.
 */
test('jsPDF is pinned to the version that the report was tested with', () => {
  expect(dependencies['jspdf']).toMatch(/^\d+\.\d+\.\d+$/u);
});

test('jsPDF still has the method that the report uses for PNG', () => {
  expect(jsPDF.API).toHaveProperty('processPNG', expect.any(Function));
});
