/** Measures of the pages in millimetres. */
export const margin = { side: 14 } as const;

/** Where the content may begin below the header of a page. */
export const contentTop = { first: 58, next: 27, receipt: 27 } as const;

/** The line under the header of the pages after the first. */
export const HEAD_LINE = 21;

/** The height of the footer: line, company and number. */
export const CONTENT_BOTTOM = 17;
