/**
 * Lets the drag library's style elements through the content policy: their rules change with each drag, so no hash fits
 * them. The page holds it, made anew by each build and by the host program. A static host cannot make one for each
 * response, so whoever can put elements into the page could use it, too; what a style could fetch is still held back by
 * `img-src`, `font-src` and `connect-src`.
 */
export const STYLE_NONCE = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
