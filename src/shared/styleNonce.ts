/**
 * Lets the drag library's style elements through the content policy: their rules change with each drag, so no hash fits
 * them. A static host cannot make a new one for each response, so whoever can put elements into the page could use it,
 * too; what a style could fetch is still held back by `img-src`, `font-src` and `connect-src`.
 */
export const STYLE_NONCE = 'tagwerk-board';
