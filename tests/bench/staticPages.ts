import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The sign-in form with the app's styles and picture as a finished page, without any script. */
export const staticSignIn = '/static.html';
/** As many bytes as the app's page, of which nothing is shown or started. */
export const quietBytes = '/bytes.html';

/** Both pages, made of the page of a build. */
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
