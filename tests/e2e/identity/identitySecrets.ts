import type { BrowserContext, Page } from '@playwright/test';
import type { Service } from '../../service/service';
import { SECRET } from './identityPeople';

/** The only call for which the contract allows the token as a query parameter. */
const exception = /\/api\/auth\/verifyToken\?token=[\w-]+$/u;

/**
 * Collects everything that may be logged or shown: addresses, console lines, errors, texts of the pages.
 *
 * @returns a function that reads the pages once more and returns every line with a token
 */
export function watchForTokens(context: BrowserContext, service: Service): () => Promise<string[]> {
  const lines: string[] = [];
  const tokens = new Set([SECRET]);

  // The service's tokens are random, so they are read from the answers to sign-in and verification.
  const { fetch } = service;
  service.fetch = async (request) => {
    const response = await fetch(request);
    if (!request.url.includes('/auth/')) return response;
    const [, token] = /"token":"(?<token>[^"]+)"/u.exec(await response.clone().text()) ?? [];
    if (token !== undefined) tokens.add(token);
    return response;
  };

  context.on('request', (request) => {
    if (!exception.test(request.url())) lines.push(`address: ${request.url()}`);
  });
  context.on('console', (message) => lines.push(`console: ${message.text()}`));
  context.on('weberror', (event) => {
    const error = event.error();
    lines.push(`error: ${error.message} ${error.stack ?? ''}`);
  });
  const watchAddresses = (page: Page) => {
    page.on('framenavigated', (frame) => lines.push(`address: ${frame.url()}`));
  };
  context.pages().forEach(watchAddresses);
  context.on('page', watchAddresses);

  return async () => {
    for (const page of context.pages()) {
      lines.push(`page: ${await page.title()} ${await page.locator('body').innerText()}`);
    }
    return lines.filter((line) => [...tokens].some((token) => line.includes(token)));
  };
}
