/**
 * The value of what a real service may write as JSON text (contract, "Be ready for"); blank text is none. Any other
 * value, and text that is no JSON, stays as it is: the schema that follows says what was expected instead.
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
