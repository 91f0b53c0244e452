import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The sign-in form as a static page with the app's styles and picture, without scripts. */
export const staticSignIn = '/static.html';
/** A page as large as the app's, which shows and starts nothing. */
export const quietBytes = '/bytes.html';

/** Makes both pages from the page of a build. */
export function staticPages(dist: string): Record<string, string> {
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const form = /<template id="first-signIn-en">([^]*?)<\/template>/u.exec(html)?.[1];
  if (form === undefined) throw new Error('index.html has no sign-in form in English');
  const plain = html.replaceAll(/<link rel="(?:modulepreload|manifest)"[^>]*>/gu, '');
  return {
    [staticSignIn]: plain
      .replace(/<html[^>]*>/u, '<html lang="en" data-bs-theme="light">')
      .replace(/<body>[^]*<\/body>/u, () => `<body><div id="root">${form}</div></body>`),
    [quietBytes]: plain.replaceAll('<script>', '<script type="text/plain">'),
  };
}
