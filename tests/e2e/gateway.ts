import { createAdaptorServer } from '@hono/node-server';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { createSecureServer } from 'node:http2';
import { connect } from 'node:net';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { brotliCompressSync } from 'node:zlib';
import { headersAt, readHeaderRules } from '../build/hostHeaders';
import { filesBelow } from '../build/sourceFiles';
import type { RunningServer } from '../service/server';

export interface Gateway {
  readonly url: string;
  /** What browsers told of violations of the content policy. */
  readonly violations: readonly string[];
  /** From now on calls and websockets go to this service. */
  connect(service: RunningServer): void;
  /** From now on another build is served, as after a deployment. */
  serve(dist: string): void;
  /** Waits for the answers to current calls. Later ones fail, because a page may send calls after its test. */
  disconnect(): Promise<void>;
  /** Whether its address is answered at all: without it the device is as if it had no network. */
  setReachable(isReachable: boolean): Promise<void>;
  close(): Promise<void>;
}

interface GatewayOptions {
  /** Whether files are compressed, as by a web host, which makes the start slower. */
  readonly isCompressed?: boolean;
  /** With a key and its certificate the gateway speaks HTTP/2, which browsers only do over TLS. */
  readonly certificate?: { readonly key: string; readonly cert: string };
  /** Additional pages by address. */
  readonly pages?: Readonly<Record<string, string>>;
  /** Folders with what else is served, below paths of their own: a page `index.html` each, and `_headers`. */
  readonly sites?: readonly string[];
}

interface Page {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly headers: Record<string, string>;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
/** A page of the app's origin that does not start the app; tests can write to storage there. */
export const quietAddress = '/quiet.html';
const quietPage = '<!doctype html><link rel="icon" href="/favicon.svg"><title>Quiet</title>';

/** Where the browser tells of what the content policy refused: in a worker, nothing else shows it. */
export const violationsAddress = '/violations';

const compressible = /\.(?:css|html|js|json|svg|webmanifest)$/u;

function pageOf(name: string, plain: Uint8Array, isCompressed: boolean): Page {
  const compress = isCompressed && compressible.test(name);
  return {
    body: new Uint8Array(compress ? brotliCompressSync(plain) : plain),
    headers: {
      'Content-Type': types[path.extname(name)] ?? 'application/octet-stream',
      ...(compress && { 'Content-Encoding': 'br' }),
    },
  };
}

/** Reads the build as a web host would serve it. */
function readBuild(dist: string, isCompressed: boolean): Map<string, Page> {
  return new Map(
    filesBelow(dist, /./u).map((file) => {
      const name = `/${path.relative(dist, file).split(path.sep).join('/')}`;
      return [name, pageOf(name, readFileSync(file), isCompressed)];
    }),
  );
}

/** A build with further pages, the headers that its host sends, and the path below which it lies. */
function readHost(dist: string, isCompressed: boolean, more: Readonly<Record<string, string>> = {}) {
  const pages = readBuild(dist, isCompressed);
  for (const [address, html] of Object.entries(more)) {
    pages.set(address, pageOf(address, new TextEncoder().encode(html), isCompressed));
  }
  const [first = ''] = [...pages.keys()]
    .filter((name) => name.endsWith('/index.html'))
    .toSorted((one, other) => one.length - other.length);
  const shell = pages.get(first);
  const headers = pages.get('/_headers');
  if (!shell || !headers) throw new Error(`there is no build in ${dist}`);
  const rules = readHeaderRules(
    new TextDecoder()
      .decode(headers.body)
      .replaceAll(/(?<=\n\s+Content-Security-Policy: .*)$/gmu, `; report-uri ${violationsAddress}`),
  );
  return { pages, shell, rules, base: first.replace(/index\.html$/u, '') };
}

/** Passes a websocket through to the service unchanged. */
function tunnel(port: number, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const upstream = connect(port, '127.0.0.1', () => {
    const headers = request.rawHeaders.map((text, index) => (index % 2 === 0 ? `${text}: ` : `${text}\r\n`));
    upstream.write(`GET ${request.url ?? '/'} HTTP/1.1\r\n${headers.join('')}\r\n`);
    upstream.write(head);
    socket.pipe(upstream).pipe(socket);
  });
  // When one side ends, the other must be closed, because an open connection keeps its server from closing.
  upstream.on('error', () => socket.destroy()).on('close', () => socket.destroy());
  socket.on('error', () => upstream.destroy()).on('close', () => upstream.destroy());
}

/**
 * One origin for a browser: the production build, and behind `/api` and `/ws` the reference service of the running
 * test. A worker keeps its gateway, so that a test needs a new service (10 ms) but no new port.
 */
export async function startGateway(
  dist: string,
  { isCompressed = false, certificate, pages: others = {}, sites: folders = [] }: GatewayOptions = {},
): Promise<Gateway> {
  const more = { [quietAddress]: quietPage, ...others };
  let host = readHost(dist, isCompressed, more);
  const sites = folders.map((folder) => readHost(folder, isCompressed));
  let current: RunningServer | undefined;
  const underWay = new Set<Promise<Response>>();
  const violations: string[] = [];

  const call = async (request: Request): Promise<Response> => {
    if (!current) return new Response('no service', { status: 502 });
    const response = current.service.fetch(request);
    underWay.add(response);
    return response.finally(() => underWay.delete(response));
  };

  const server = createAdaptorServer({
    ...(certificate && {
      createServer: createSecureServer,
      // Websockets come over HTTP/1.1.
      serverOptions: { ...certificate, allowHTTP1: true },
    }),
    fetch: async (request: Request) => {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith('/api/')) return call(request);
      if (pathname === violationsAddress) {
        violations.push(await request.text());
        return new Response(null, { status: 204 });
      }
      const { pages, shell, rules } = sites.find(({ base }) => pathname.startsWith(base)) ?? host;
      const found = pages.get(pathname);
      // The app must not be served in place of a missing file.
      if (!found && path.extname(pathname) !== '') return new Response('not found', { status: 404 });
      const { body, headers } = found ?? shell;
      return new Response(body, { headers: { ...headersAt(rules, pathname), ...headers } });
    },
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (current) tunnel(current.port, request, socket, head);
    else socket.destroy();
  });
  // The server does not track a connection any more once it is a websocket.
  const connections = new Set<Duplex>();
  server.on('connection', (connection) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const stop = async () => {
    const closed = once(server, 'close');
    server.close();
    for (const connection of connections) connection.destroy();
    await closed;
  };
  await listen(0);
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the gateway has no port');

  return {
    url: `${certificate ? 'https' : 'http'}://127.0.0.1:${address.port}`,
    violations,
    connect: (service) => {
      current = service;
    },
    serve: (folder) => {
      host = readHost(folder, isCompressed, more);
    },
    disconnect: async () => {
      current = undefined;
      await Promise.allSettled(underWay);
    },
    setReachable: async (isReachable) => (isReachable ? listen(address.port) : stop()),
    close: stop,
  };
}
