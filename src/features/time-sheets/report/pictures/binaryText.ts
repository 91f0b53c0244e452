const CHUNK = 0x2000;

/** Bytes as text of one letter each, the form in which jsPDF keeps files. */
export function binaryText(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK)
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return text;
}
