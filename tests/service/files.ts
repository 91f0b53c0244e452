import * as v from 'valibot';

/** The bytes of a base64 data URL of that type, or undefined. */
export function bytesOf(dataUrl: string, contentType: string): Buffer | undefined {
  const head = `data:${contentType};base64,`;
  if (!dataUrl.startsWith(head)) return undefined;
  const base64 = dataUrl.slice(head.length);
  const bytes = Buffer.from(base64, 'base64');
  // What is no base64 is passed over while it is read. A pattern over megabytes has once run out of its stack.
  return bytes.length > 0 && bytes.toString('base64') === base64 ? bytes : undefined;
}

/** A data URL of a file that begins as such files do. */
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
