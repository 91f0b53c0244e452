import {
  type PDFPage,
  type TransformationMatrix,
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFRef,
  PDFStream,
  concatTransformationMatrix,
  drawObject,
  popGraphicsState,
  pushGraphicsState,
} from '@cantoo/pdf-lib';

const name = (text: string) => PDFName.of(text);

/** Flags of an annotation that no screen shows: invisible, hidden, only on paper. */
const UNSEEN = 1 | 2 | 32;

/** Where the appearance of an annotation is, by the states of a box to tick; null if it shows nothing. */
function appearanceOf(annotation: PDFDict): PDFRef | null | undefined {
  const normal = annotation.lookupMaybe(name('AP'), PDFDict)?.get(name('N'));
  const states = annotation.context.lookup(normal);
  if (!(states instanceof PDFDict)) return normal instanceof PDFRef ? normal : undefined;
  const state = annotation.lookup(name('AS'));
  if (!(state instanceof PDFName)) return undefined;
  const chosen = states.get(state);
  return chosen instanceof PDFRef ? chosen : null;
}

/** The matrix that puts an appearance into the rectangle of its annotation (ISO 32000, 12.5.5). */
function appearanceMatrix(box: PDFArray, form: PDFDict, rect: PDFArray): TransformationMatrix | null {
  const { x, y, width, height } = box.asRectangle();
  const given = form.lookupMaybe(name('Matrix'), PDFArray)?.asArray() ?? [];
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = given.map((one) =>
    one instanceof PDFNumber ? one.asNumber() : 0,
  );
  const corners = [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ] as const;
  const [xs, ys] = [corners.map(([h, v]) => a * h + c * v + e), corners.map(([h, v]) => b * h + d * v + f)];
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)];
  const place = rect.asRectangle();
  const [across, up] = [place.width / (Math.max(...xs) - left), place.height / (Math.max(...ys) - bottom)];
  if (!Number.isFinite(across) || !Number.isFinite(up)) return null;
  return [across, 0, 0, up, place.x - left * across, place.y - bottom * up];
}

/**
 * Draws stamps, notes, ink, form fields and signatures into the contents of a page, as they look on a screen.
 *
 * @param areFieldsStale the fields show older values than they have
 * @returns whether that was possible for all of them; some have no appearance, so viewers make one
 */
export function drawAnnotations(page: PDFPage, areFieldsStale: boolean): boolean {
  let isWhole = true;
  const forms = page.doc.catalog.lookup(name('AcroForm'));
  const fonts = forms instanceof PDFDict ? forms.get(name('DR')) : undefined;
  const annotations = page.node.Annots();
  for (let at = 0; at < (annotations?.size() ?? 0); at += 1) {
    const annotation = annotations?.lookup(at);
    if (!(annotation instanceof PDFDict)) continue;
    const kind = annotation.lookup(name('Subtype'));
    const flags = annotation.lookupMaybe(name('F'), PDFNumber)?.asNumber() ?? 0;
    if ((flags & UNSEEN) !== 0 || kind === name('Popup')) continue;
    const appearance = appearanceOf(annotation);
    const isField = kind === name('Widget');
    if (appearance === null && !(isField && areFieldsStale)) continue;
    const form = page.doc.context.lookup(appearance ?? undefined);
    if (!(form instanceof PDFStream) || (isField && areFieldsStale)) {
      // Borders of links are not drawn on screens.
      isWhole &&= kind === name('Link');
      continue;
    }
    // A field without fonts of its own has those of all forms.
    if (isField && fonts && !form.dict.has(name('Resources'))) form.dict.set(name('Resources'), fonts);
    const [box, rect] = [form.dict.lookup(name('BBox')), annotation.lookup(name('Rect'))];
    const matrix =
      box instanceof PDFArray && rect instanceof PDFArray ? appearanceMatrix(box, form.dict, rect) : null;
    if (!matrix || !(appearance instanceof PDFRef)) continue;
    form.dict.set(name('Subtype'), name('Form'));
    const drawn = page.node.newXObject('Annotation', appearance);
    page.pushOperators(
      pushGraphicsState(),
      concatTransformationMatrix(...matrix),
      drawObject(drawn),
      popGraphicsState(),
    );
  }
  return isWhole;
}
