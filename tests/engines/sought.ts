import type { Sought, Text } from './inPage';

const textOf = (one: string | RegExp): Text =>
  typeof one === 'string' ? one : { source: one.source, flags: one.flags };

/** An element by its role and its accessible name. */
export function role(name: string, label?: string | RegExp, within?: Sought): Sought {
  return { role: name, ...(label !== undefined && { name: textOf(label) }), ...(within && { within }) };
}

/** A field by its label. */
export function field(label: string | RegExp, within?: Sought): Sought {
  return { label: textOf(label), ...(within && { within }) };
}

/** The innermost element with this text. */
export function text(content: string | RegExp, within?: Sought): Sought {
  return { text: textOf(content), ...(within && { within }) };
}
