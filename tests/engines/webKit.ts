import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import * as v from 'valibot';
import type { Engine } from './engine';
import { lineOf } from './lineOf';
import { until } from './until';

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const session = v.object({ sessionId: v.string() });
const element = v.object({ [elementKey]: v.string() });
const reply = v.object({ value: v.unknown() });
const refusal = v.object({ value: v.object({ error: v.string(), message: v.string() }) });

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  /** The screen without a monitor. */
  readonly xvfb: string;
}

/** WebKit in the small browser of its package, on a screen of its own, driven by WebDriver. */
export async function startWebKit({ driver, browser, xvfb }: WebKitPrograms): Promise<Engine> {
  const screen = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [, , , displayOutput] = screen.stdio;
  if (!displayOutput || !('read' in displayOutput)) throw new Error('Xvfb names no screen');
  const display = await lineOf(screen, displayOutput, /\d+(?=\n)/u);

  const port = await freePort();
  const service = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      LANGUAGE: 'de_DE',
      TZ: 'Europe/Berlin',
      GTK_A11Y: 'none',
      NO_AT_BRIDGE: '1',
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  await until(async () => fetch(`${origin}/status`));
  const call = async (method: string, address: string, body: object = {}): Promise<unknown> => {
    const response = await fetch(origin + address, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    const json: unknown = await response.json();
    if (!response.ok) {
      const { error, message } = v.parse(refusal, json).value;
      throw new Error(`${error}: ${message}`);
    }
    return v.parse(reply, json).value;
  };
  const options = { binary: browser, args: ['--automation'] };
  const { sessionId } = v.parse(
    session,
    await call('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    }),
  );
  const post = async (command: string, body?: object) =>
    call('POST', `/session/${sessionId}/${command}`, body);
  const run = async (script: string) => post('execute/sync', { script, args: [] });

  return {
    name: 'WebKit',
    open: async (url) => void (await post('url', { url })),
    reload: async () => void (await post('refresh')),
    run: async (script) =>
      v.parse(v.string(), await run(`return (async () => JSON.stringify((await ${script}) ?? null))()`)),
    act: async (actions) => void (await post('actions', { actions })),
    choose: async (script, file) => {
      const id = v.parse(element, await run(`return ${script}`))[elementKey];
      await post(`element/${id}/value`, { text: file });
    },
    resize: async (width, height) => {
      await post('window/rect', { width, height });
      const [inner, outer] = v.parse(
        v.tuple([v.number(), v.number()]),
        await run('return [innerWidth, innerHeight]'),
      );
      await post('window/rect', { width: 2 * width - inner, height: 2 * height - outer });
    },
    picture: async () =>
      Buffer.from(v.parse(v.string(), await call('GET', `/session/${sessionId}/screenshot`)), 'base64'),
    close: async () => {
      await call('DELETE', `/session/${sessionId}`);
      const gone = [once(service, 'exit'), once(screen, 'exit')];
      service.kill();
      screen.kill();
      await Promise.all(gone);
    },
  };
}
