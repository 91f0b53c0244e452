/** Something that a PDF could not show; the rest of it is complete, and its pages say what is missing. */
export type PdfFlaw =
  | { readonly kind: 'logo' }
  | { readonly kind: 'signature' }
  /** Words with letters that no font has (`letters`) or could be fetched for (`fonts`); a sign replaces each. */
  | { readonly kind: 'letters' | 'fonts'; readonly words: readonly string[] };

/** A PDF as it was drawn. */
export interface DrawnPdf<Flaw = PdfFlaw> {
  readonly bytes: ArrayBuffer;
  readonly pages: number;
  readonly flaws: readonly Flaw[];
}

/** A PDF as the page gets it. */
type FinishedPdf<Drawn extends DrawnPdf<unknown>> = Omit<Drawn, 'bytes'> & {
  readonly kind: 'done';
  /** `application/pdf`; created in the worker, because copying a hundred megabytes takes the page a tenth of a second. */
  readonly file: Blob;
};

interface PdfFailure {
  readonly kind: 'failed';
  /** Its fonts could not be fetched, drawing threw, or the worker did not start. */
  readonly cause: 'fonts' | 'drawing' | 'worker';
}

/** A finished PDF, or why it failed. */
export type PdfOutcome<Drawn extends DrawnPdf<unknown>> = FinishedPdf<Drawn> | PdfFailure;
