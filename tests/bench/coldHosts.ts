import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Gateway, startGateway } from '../e2e/gateway';
import { type RunningServer, startServer } from '../service/server';
import { testToday } from '../today';
import { staticPages } from './staticPages';

/** A build behind HTTP/2, with the reference service and its seed. */
export interface Host {
  /** The build, for messages. */
  readonly name: string;
  readonly gateway: Gateway;
  readonly server: RunningServer;
}

/** A key and a certificate for this run. */
function certify(): { readonly key: string; readonly cert: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'tagwerk-key-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const made = spawnSync('openssl', [
    ...'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2'.split(' '),
    ...'-subj /CN=127.0.0.1 -addext subjectAltName=IP:127.0.0.1'.split(' '),
    '-keyout',
    key,
    '-out',
    cert,
  ]);
  if (made.status !== 0)
    throw new Error('openssl, which makes the certificate for HTTP/2, failed or is missing');
  const read = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  rmSync(folder, { recursive: true });
  return read;
}

/** Puts a build behind HTTP/2; its name is for messages. */
export async function startHost(dist: string, name: string): Promise<Host> {
  const gateway = await startGateway(dist, {
    isCompressed: true,
    certificate: certify(),
    pages: staticPages(dist),
  });
  const server = await startServer({ today: testToday });
  gateway.connect(server);
  return { name, gateway, server };
}
