import { readFileSync } from 'node:fs';
import { jsPDF } from 'jspdf';
import * as v from 'valibot';
import { expect, test } from 'vitest';

const manifest = v.object({ dependencies: v.record(v.string(), v.string()) });
const { dependencies } = v.parse(manifest, JSON.parse(readFileSync('package.json', 'utf8')));

/**
 * The report uses parts of these two libraries that are not public API: `addPicture.ts` adds an image format to
 * `jsPDF.API`, `typeface.ts` reads a font's glyphs, and `recordsTable.ts` gives autotable a document with its own
 * measuring. Without them a PNG photo takes six times as long, and a long table twice as long. So an update is a
 * decision: change the number, run the tests of this folder and `npm run bench`, look at a report.
 */
test.each(['jspdf', 'jspdf-autotable'])(
  '%s is pinned to the version that the report was tested with',
  (name) => {
    expect(dependencies[name]).toMatch(/^\d+\.\d+\.\d+$/u);
  },
);

test('jsPDF still has the methods that the report replaces or uses', () => {
  const doc = new jsPDF();
  expect(doc.getFontList()).toHaveProperty('helvetica');
  expect(doc.getTextWidth('report')).toBeGreaterThan(0);
  expect(doc.getStringUnitWidth('report')).toBeGreaterThan(0);
  expect(jsPDF.API).toHaveProperty('processPNG', expect.any(Function));
});
