import type { DrawnPdf, PdfOutcome } from './pdfOutcome';
import { type PdfFonts, needsWideFonts } from './typeface';

/** A font that does not come is given up after this time, in milliseconds. */
const FONT_MS = 30_000;

async function load(font: URL): Promise<Uint8Array> {
  const answer = await fetch(font, { signal: AbortSignal.timeout(FONT_MS) });
  if (!answer.ok) throw new Error(`${font.pathname}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Loads the usual fonts, or the wide ones. */
export type LoadFonts = (isWide: boolean) => Promise<PdfFonts>;

/** Loads fonts from the build. */
export const fontsOfBuild: LoadFonts = async (isWide) => {
  // The addresses are written out, because the build only finds them so.
  const [regular, bold] = await Promise.all(
    isWide
      ? [
          load(new URL('./fonts/NotoSansWide-Regular.ttf', import.meta.url)),
          load(new URL('./fonts/NotoSansWide-Bold.ttf', import.meta.url)),
        ]
      : [
          load(new URL('./fonts/NotoSans-Regular.ttf', import.meta.url)),
          load(new URL('./fonts/NotoSans-Bold.ttf', import.meta.url)),
        ],
  );
  return { regular, bold };
};

/**
 * Draws a PDF in the fonts that it needs; never rejects. Fonts that cannot be fetched are replaced by the others, because
 * the wide ones have every letter, and the usual ones most.
 */
export async function drawWithFonts<Drawn extends DrawnPdf<unknown>>(
  isWide: boolean,
  loadFonts: LoadFonts,
  draw: (fonts: PdfFonts) => Promise<Drawn>,
): Promise<PdfOutcome<Drawn>> {
  let fonts: PdfFonts;
  try {
    fonts = await loadFonts(isWide).catch(async () => loadFonts(!isWide));
  } catch {
    return { kind: 'failed', cause: 'fonts' };
  }
  try {
    const { bytes, ...drawn } = await draw(fonts);
    return { kind: 'done', file: new Blob([bytes], { type: 'application/pdf' }), ...drawn };
  } catch {
    return { kind: 'failed', cause: 'drawing' };
  }
}

/**
 * What a worker runs that draws one PDF: it takes what the page sends, and posts the outcome.
 * @param textsOf the texts of the PDF, which decide about its fonts
 */
export function servePdf<Input, Drawn extends DrawnPdf<unknown>>(
  textsOf: (input: Input) => readonly unknown[],
  draw: (input: Input, fonts: PdfFonts) => Promise<Drawn>,
) {
  return (post: (outcome: PdfOutcome<Drawn>) => void, loadFonts: LoadFonts) => (input: Input) => {
    void drawWithFonts(needsWideFonts(textsOf(input)), loadFonts, async (fonts) => draw(input, fonts)).then(
      post,
    );
  };
}
