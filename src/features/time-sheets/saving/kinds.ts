/** How time sheets are saved, signed and mailed; the code comes with the first saving. */
export const loadSheetKind = async () => (await import('./sheetKind')).sheetKind;
export const loadSignatureKind = async () => (await import('./signatureKind')).signatureKind;
export const loadMailKind = async () => (await import('./mailKind')).mailKind;
