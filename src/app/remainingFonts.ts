/** A sign for each face that no screen needs at once: names such as Łukasz, and what the app's typeface has no form for. */
const faces = [
  ['Geist Variable', 'Ł'],
  ['Geist Fallback', '→'],
] as const;

/**
 * Loads the faces that the first text with such a sign would ask for. A page that meets one late is laid out twice, as a
 * whole: with the face missing, and again with it. So they are loaded before, while nobody waits.
 */
export function loadRemainingFonts(): void {
  // A face that cannot be loaded is no failure: the text is shown in the next one.
  for (const [family, sign] of faces) document.fonts?.load(`1em "${family}"`, sign).catch(() => undefined);
}
