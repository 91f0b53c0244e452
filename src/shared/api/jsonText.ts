/**
 * Parses a value that a real service may send as JSON text; blank text counts as missing. Any other value, and text
 * that is no JSON, is returned unchanged, and the schema that follows reports it.
 */
export function unpacked(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (value.trim() === '') return null;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
