import { createAdaptorServer } from '@hono/node-server';
import { once } from 'node:events';
import { Server, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { createService, type Service, type ServiceOptions } from './service';

export type ServerOptions = ServiceOptions & { port?: number; host?: string };
export type RunningServer = { url: string; port: number; service: Service; close: () => Promise<void> };

const pingMs = 30_000;
const socketPaths = new Set(['/ws', '/api/ws']);

function textOf(data: RawData): string {
  return Array.isArray(data) ? Buffer.concat(data).toString() : new TextDecoder().decode(data);
}

/** Connects the service's presence to real websockets; returns a function that closes them all. */
function addSockets(server: Server, { presence }: Service): () => void {
  const sockets = new WebSocketServer({ noServer: true });
  const silent = new WeakSet<WebSocket>();
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!socketPaths.has(new URL(request.url ?? '/', 'http://service').pathname)) {
      socket.destroy();
      return;
    }
    sockets.handleUpgrade(request, socket, head, (opened) => sockets.emit('connection', opened, request));
  });
  sockets.on('connection', (socket) => {
    presence.join(socket);
    socket.on('message', (data) => presence.receive(socket, textOf(data)));
    socket.on('pong', () => silent.delete(socket));
    socket.on('close', () => presence.leave(socket));
    // Without a listener an aborted connection would end the process; 'close' follows in any case.
    socket.on('error', () => undefined);
  });
  // Pings keep proxies from cutting idle connections, and reveal laptops that went to sleep without closing theirs.
  const heartbeat = setInterval(() => {
    for (const socket of sockets.clients) {
      if (silent.has(socket)) socket.terminate();
      silent.add(socket);
      socket.ping();
    }
  }, pingMs);
  return () => {
    clearInterval(heartbeat);
    for (const socket of sockets.clients) socket.terminate();
  };
}

/** Starts the service on real HTTP with a websocket at /ws on the same port (a free one if it is 0 or left out). */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { port = 0, host = '127.0.0.1', ...serviceOptions } = options;
  const service = createService(serviceOptions);
  const server = createAdaptorServer({ fetch: service.fetch });
  if (!(server instanceof Server)) throw new Error('a plain HTTP server was expected');
  const endSockets = addSockets(server, service);
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    service.close();
    throw error;
  }
  const address = server.address();
  const actual = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://${host}:${actual}`,
    port: actual,
    service,
    close: async () => {
      endSockets();
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
      service.close();
    },
  };
}
