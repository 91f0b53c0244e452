import type { BrowserContext, Page } from '@playwright/test';

/**
 * Takes away what came to browsers within three years, or what one of the oldest browsers of the README lacks: most of
 * it is newer than that list.
 */
function forget(): void {
  // Each line: where it is, and its names. A path that does not exist in this browser either is fine.
  const newer: Readonly<Record<string, string>> = {
    Promise: 'try withResolvers',
    Object: 'groupBy',
    Map: 'groupBy',
    'Map.prototype': 'getOrInsert getOrInsertComputed',
    'WeakMap.prototype': 'getOrInsert getOrInsertComputed',
    'Set.prototype':
      'union intersection difference symmetricDifference isSubsetOf isSupersetOf isDisjointFrom',
    Array: 'fromAsync',
    'ArrayBuffer.prototype': 'transfer transferToFixedLength',
    Uint8Array: 'fromBase64 fromHex',
    'Uint8Array.prototype': 'toBase64 toHex setFromBase64 setFromHex',
    'DataView.prototype': 'getFloat16 setFloat16',
    Math: 'sumPrecise f16round',
    Error: 'isError captureStackTrace',
    RegExp: 'escape',
    JSON: 'rawJSON isRawJSON',
    Symbol: 'dispose asyncDispose',
    Atomics: 'waitAsync pause',
    Intl: 'DurationFormat Segmenter',
    'Intl.Locale.prototype': 'getWeekInfo getTextInfo',
    URL: 'parse',
    AbortSignal: 'any',
    'Blob.prototype': 'bytes',
    'Response.prototype': 'bytes',
    'Request.prototype': 'bytes',
    ReadableStream: 'from',
    'ReadableStream.prototype': 'values',
    'Document.prototype':
      'startViewTransition caretPositionFromPoint hasPrivateToken hasUnpartitionedCookieAccess',
    Document: 'parseHTMLUnsafe parseHTML',
    'Element.prototype': 'moveBefore setHTML setHTMLUnsafe getHTML currentCSSZoom scrollIntoViewIfNeeded',
    'HTMLElement.prototype': 'showPopover hidePopover togglePopover popover editContext',
    'HTMLDialogElement.prototype': 'requestClose closedBy',
    'Navigator.prototype': 'gpu',
    'CanvasRenderingContext2D.prototype': 'letterSpacing wordSpacing fontKerning textRendering',
    globalThis:
      'Iterator AsyncIterator Float16Array Temporal DisposableStack AsyncDisposableStack SuppressedError ImageDecoder CloseWatcher Scheduler scheduler requestIdleCallback cancelIdleCallback navigation Navigation CookieStore cookieStore Observable URLPattern DocumentPictureInPicture ViewTransition CSSPositionTryRule HighlightRegistry Summarizer LanguageModel Translator',
  };
  const at = (path: string): unknown =>
    path
      .split('.')
      .reduce<unknown>(
        (value, name) =>
          value === undefined || value === null ? undefined : Reflect.get(Object(value), name),
        globalThis,
      );
  // Iterators have methods of their own only in the newer browsers.
  const iterator: unknown = Object.getPrototypeOf(Object.getPrototypeOf([].values()));
  const methods = 'map filter take drop flatMap reduce toArray forEach some every find concat chunks';
  const places: [unknown, string][] = Object.entries(newer).map(([path, names]) => [at(path), names]);
  for (const [place, names] of [[iterator, methods] as const, ...places])
    if ((typeof place === 'object' || typeof place === 'function') && place !== null)
      for (const name of names.split(' ')) Reflect.deleteProperty(place, name);
  if (typeof ReadableStream === 'function')
    Reflect.deleteProperty(ReadableStream.prototype, Symbol.asyncIterator);
}

const script = `(${forget.toString()})();`;

/** From the next page on, the context is a browser of three years ago, in pages and in workers. */
export async function becomeOlder(context: BrowserContext): Promise<void> {
  await context.addInitScript(script);
  await context.route('**/older.js', async (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  // What a module imports is run in the order of its imports, so this is run before the worker's own.
  await context.route(/\/assets\/\w*[wW]orker-[\w-]+\.js$/u, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `import '/older.js';\n${await answer.text()}` });
  });
}

/** The pages and workers that have a new function after all, one that pdf.js does not bring along. */
export async function stillNew(page: Page): Promise<string[]> {
  const isNew = () => 'groupBy' in Object;
  const answers = await Promise.all([
    page.evaluate(isNew),
    ...page.workers().map(async (worker) => worker.evaluate(isNew)),
  ]);
  return [page, ...page.workers()].map((place) => place.url()).filter((_, at) => answers[at]);
}
