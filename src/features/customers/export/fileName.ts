/** Characters that one of the systems forbids in the name of a file, and those that cannot be seen. */
const FORBIDDEN = /[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu;

/** A name longer than that is refused by some systems. */
const LONGEST = 120;

/** The file is named after the customer or project (section 7), without what no system takes for a name. */
export function fileNameOf(name: string): string {
  const plain = name.replaceAll(FORBIDDEN, ' ').replaceAll(/\s+/gu, ' ').trim();
  const short = Array.from(plain)
    .slice(0, LONGEST)
    .join('')
    .replace(/[. ]+$/u, '');
  return `${short || 'export'}.xlsx`;
}
