import * as v from 'valibot';

/** The bytes of a base64 data URL of that type, or undefined if it is none. */
export function bytesOf(dataUrl: string, contentType: string): Buffer | undefined {
  const head = `data:${contentType};base64,`;
  if (!dataUrl.startsWith(head)) return undefined;
  const base64 = dataUrl.slice(head.length);
  const bytes = Buffer.from(base64, 'base64');
  // Node ignores characters that are not base64, so the bytes are encoded again and compared. A regular expression
  // overflowed its stack on several megabytes.
  return bytes.length > 0 && bytes.toString('base64') === base64 ? bytes : undefined;
}

/** A field with the data URL of a file that has the first bytes of its type. */
function fileField(contentType: string, beginning: string): v.GenericSchema<string> {
  const expected = `a data URL of ${contentType} is expected`;
  return v.pipe(
    v.string(expected),
    v.check(
      (value) => bytesOf(value, contentType)?.toString('latin1').startsWith(beginning) === true,
      expected,
    ),
  );
}

export const pngField = fileField('image/png', '\x89PNG\r\n');
export const pdfField = fileField('application/pdf', '%PDF-');
