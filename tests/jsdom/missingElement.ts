import { getConfig, prettyDOM } from '@testing-library/react';

/** Set while Testing Library asks in a loop, for an element that may still come; its types leave the field out. */
const waiting = '_disableExpensiveErrorDiagnostics';

function isStillWaiting(): boolean {
  const config: object = getConfig();
  return Reflect.get(config, waiting) === true;
}

/**
 * The error of a query that found nothing. While `findBy…` and `waitFor` ask again and again it goes without the page's
 * markup, which nobody reads then and which took a sixth of the time of these tests; the error that ends such a wait, and
 * the one of `getBy…`, show it as ever.
 */
export function missingElement(message: string | null, container: Element): Error {
  const markup = isStillWaiting() ? undefined : prettyDOM(container);
  const error = new Error([message, markup].filter(Boolean).join('\n\n'));
  error.name = 'TestingLibraryElementError';
  return error;
}
