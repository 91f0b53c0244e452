import type { MessageToReading } from './readingMessages';
import { serveReading } from './serveReading';

// TypeScript types this as a window's postMessage, which needs an origin; empty options satisfy both.
const serve = serveReading((message) => globalThis.postMessage(message, {}));

globalThis.addEventListener('message', ({ data }: MessageEvent<MessageToReading>) => serve(data));
