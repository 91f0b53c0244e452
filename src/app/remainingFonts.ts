/**
 * A character for each font that no screen needs at once: the app's own, if the page came over a slow line; names such
 * as Łukasz; and characters missing in the app's font.
 */
const faces = [
  ['Geist Variable', 'a'],
  ['Geist Variable', 'Ł'],
  ['Geist Fallback', '→'],
] as const;

/**
 * Loads the fonts that the first text with such a character would need. Otherwise the page would be laid out twice:
 * with the font missing, and again with it. So they are loaded in advance, in the background.
 */
export function loadRemainingFonts(): void {
  // A font that cannot be loaded is no error: the text is shown in the next one.
  for (const [family, sign] of faces) document.fonts?.load(`1em "${family}"`, sign).catch(() => undefined);
}
