/** How time sheets are saved, signed and mailed; the code is fetched with the first save. */
export const loadSheetKind = async () => (await import('./sheetKind')).sheetKind;
export const loadSignatureKind = async () => (await import('./signatureKind')).signatureKind;
export const loadMailKind = async () => (await import('./mailKind')).mailKind;
