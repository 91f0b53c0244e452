import { createServer as netServer, type Server } from 'node:net';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build, createLogger, createServer, preview, type InlineConfig, type Logger } from 'vite';
import { demoAccounts } from './demoAccounts';
import { startServer } from './server';
import { accountLines, printMail, runCommand, wholeNumber } from './terminal';

const usage = 'npm start -- [--port N]   or   npm run dev -- [--port N]';
const root = fileURLToPath(new URL('../..', import.meta.url));
const data = `${root}.data/tagwerk.sqlite`;
/** Eight months, so that charts, comparisons and forecasts have something to show. */
const SHOWN_DAYS = 245;

type StartSettings = { dev: boolean; port: number };

function readSettings(args: string[]): StartSettings {
  const { values } = parseArgs({
    args,
    options: { dev: { type: 'boolean', default: false }, port: { type: 'string', default: '4173' } },
  });
  return { dev: values.dev, port: wholeNumber('port', values.port, 1, 65_535) };
}

async function isFree(port: number): Promise<boolean> {
  const probe: Server = netServer();
  try {
    probe.listen(port, 'localhost');
    await once(probe, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    probe.close();
  }
}

/** The requested port or the next free one, so that a second instance can start beside the first. */
async function freePort(wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + 50; port += 1) {
    if (await isFree(port)) return port;
  }
  throw new Error(`no free port from ${wanted} to ${wanted + 49}`);
}

type Web = { address: string; close: () => Promise<void> };

/** Vite's messages, without the stack that its proxy prints for each websocket of a closed tab. */
function quietLogger(level: 'error' | 'warn'): Logger {
  const logger = createLogger(level, { allowClearScreen: false });
  return {
    ...logger,
    error: (message, options) => {
      if (!/ws proxy (?:socket )?error/u.test(message)) logger.error(message, options);
    },
  };
}

/** The proxy to the service is configured in vite.config.ts, which reads the address from the environment. */
async function startWeb(dev: boolean, port: number): Promise<Web> {
  const config: InlineConfig = {
    root,
    logLevel: dev ? 'warn' : 'error',
    clearScreen: false,
    customLogger: quietLogger(dev ? 'warn' : 'error'),
  };
  const listen = { port, strictPort: true };
  if (dev) {
    console.log('Starting the development server …');
    const server = await createServer({ ...config, server: listen });
    await server.listen();
    return { address: server.resolvedUrls?.local[0] ?? '', close: async () => server.close() };
  }
  console.log('Building the app, which takes half a minute …');
  await build(config);
  console.log('Starting the server …');
  const server = await preview({ ...config, preview: listen });
  return { address: server.resolvedUrls?.local[0] ?? '', close: async () => server.close() };
}

async function main({ dev, port }: StartSettings): Promise<void> {
  console.log('Starting the reference service …');
  const server = await startServer({ data, onMail: printMail, seedDays: SHOWN_DAYS });
  process.env['VITE_DEMO'] = 'true';
  process.env['TAGWERK_SERVICE_URL'] = server.url;
  const web = await startWeb(dev, await freePort(port)).catch(async (error: unknown) => {
    await server.close();
    throw error;
  });
  const end = async (): Promise<void> => {
    await Promise.all([web.close(), server.close()]);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end());
  if (server.service.dataState === 'recreated') {
    console.log('The data file came from another version and was made anew.');
  }
  console.log(`\nTagwerk: ${web.address}\n`);
  console.log(accountLines(demoAccounts));
  console.log(`\nMails that a real service would send: ${web.address}api/__mail`);
  console.log('What you record stays in .data/tagwerk.sqlite. Ctrl+C ends it.\n');
}

await runCommand(usage, readSettings, main);
