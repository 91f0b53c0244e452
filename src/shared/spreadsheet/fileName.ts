/** Characters that some operating system forbids in file names, and invisible ones. */
const FORBIDDEN = /[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu;

/** Longest file name in characters; some systems refuse longer ones. */
const LONGEST = 120;

/** A text as a file of comma separated values. */
export const csvFile = (text: string) => new Blob([text], { type: 'text/csv;charset=utf-8' });

/** The name of a file: that of the customer, project or list without forbidden characters. */
export function fileNameOf(name: string, ending: 'xlsx' | 'csv' = 'xlsx'): string {
  const plain = name.replaceAll(FORBIDDEN, ' ').replaceAll(/\s+/gu, ' ').trim();
  const short = Array.from(plain)
    .slice(0, LONGEST)
    .join('')
    .replace(/[. ]+$/u, '');
  return `${short || 'export'}.${ending}`;
}
