/** Programs that open a `mailto:` link take about 2,000 characters; this many leave room for the address. */
export const MAX_MAIL_LETTERS = 1800;

/** The parts of a mail about findings. Lines end with a line feed. */
export interface MailParts {
  readonly subject: string;
  /** Greeting and introduction. */
  readonly before: string;
  /** One line for each finding. */
  readonly findings: readonly string[];
  readonly after: string;
  /** The line that counts the findings for which there is no room. */
  readonly more: (count: number) => string;
}

/**
 * Makes text that others have written safe as part of a line: it loses line breaks, control characters and marks that change
 * the direction of writing, and is cut to a number of letters. A lone surrogate, which no address can hold, is replaced.
 */
export function asLine(text: string, most: number): string {
  const line = text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '')
    .replaceAll(/\p{Cs}/gu, '\uFFFD')
    .trim();
  const letters = line.match(/./gsu) ?? [];
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : line;
}

/** The text of a mail with the first findings, or with all of them. */
export function mailBody({ before, findings, after, more }: MailParts, count = findings.length): string {
  const left = findings.length - count;
  const lines = findings.slice(0, count).concat(left > 0 ? more(left) : []);
  return [before, lines.join('\n'), after].join('\n\n');
}

const encoded = (parts: MailParts, count: number) =>
  `subject=${encodeURIComponent(parts.subject)}&body=${encodeURIComponent(mailBody(parts, count).replaceAll('\n', '\r\n'))}`;

/** How many of the findings fit into a `mailto:` link. */
export function fittingFindings(parts: MailParts): number {
  let count = parts.findings.length;
  while (count > 0 && encoded(parts, count).length > MAX_MAIL_LETTERS) count -= 1;
  return count;
}

/**
 * The link that opens a mail with as many findings as fit.
 *
 * @param address `mailto:` with the receiver
 */
export function mailLink(address: string, parts: MailParts): string {
  return `${address}?${encoded(parts, fittingFindings(parts))}`;
}
