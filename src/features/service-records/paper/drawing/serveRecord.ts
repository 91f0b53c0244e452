import { servePdf } from '@/shared/pdf/drawWithFonts';
import type { RecordInput } from '../recordPdf';
import { drawRecord } from './drawRecord';

/** The texts of a record, which decide about its fonts. */
export function textsOf({ paper, company }: RecordInput): unknown[] {
  return [company, paper.data, paper.customerAddress, paper.orders, paper.signatures.map(({ name }) => name)];
}

/** Draws the record that the page sends, and posts it back. Errors are posted, too. */
export const serveRecord = servePdf(textsOf, drawRecord);
