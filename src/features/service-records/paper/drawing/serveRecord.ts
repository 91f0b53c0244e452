import { type LoadFonts, drawWithFonts } from '@/shared/pdf/drawWithFonts';
import { needsWideFonts } from '@/shared/pdf/typeface';
import type { RecordInput, RecordOutcome } from '../recordPdf';
import { drawRecord } from './drawRecord';

/** The texts of a record, which decide about its fonts. */
export function textsOf({ paper, company }: RecordInput): unknown[] {
  return [company, paper.data, paper.customerAddress, paper.orders, paper.signatures.map(({ name }) => name)];
}

/** Draws the record that the page sends, and posts it back. Errors are posted, too. */
export function serveRecord(
  post: (outcome: RecordOutcome) => void,
  loadFonts: LoadFonts,
): (input: RecordInput) => void {
  return (input) => {
    const drawing = drawWithFonts(needsWideFonts(textsOf(input)), loadFonts, async (fonts) =>
      drawRecord(input, fonts),
    );
    void drawing.then(post);
  };
}
