import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { demoAccounts } from './demoAccounts';
import { readSettings } from './serviceSettings';

it('the arguments of the command line are read', () => {
  expect(readSettings([])).toEqual({ port: 8787, empty: false });
  const all = '--port 0 --data a.sqlite --empty --today 2026-11-19 --token-lifetime 60';
  expect(readSettings(all.split(' '))).toEqual({
    port: 0,
    data: 'a.sqlite',
    empty: true,
    today: '2026-11-19',
    tokenLifetimeSeconds: 60,
  });
});

it.each([
  [['--prot', '1'], `Unknown option '--prot'`],
  [['extra'], `Unexpected argument 'extra'`],
  [['--port', 'x'], '--port: a whole number from 0 to 65535 is expected, not "x"'],
  [['--token-lifetime', '0'], '--token-lifetime: a whole number from 1 to 31536000 is expected, not "0"'],
  [['--today', '2026-02-30'], '--today: a date yyyy-mm-dd is expected, not "2026-02-30"'],
])('the command line refuses %j', (args, message) => {
  expect(() => readSettings(args)).toThrow(message);
});

it('the command starts a service, prints the demo accounts and ends on a signal', async () => {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', `${import.meta.dirname}/main.ts`, '--port', '0'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let said = '';
  for await (const part of child.stdout) {
    said += String(part);
    if (said.includes('Ctrl+C')) break;
  }
  for (const { mail, role } of demoAccounts) expect(said).toMatch(new RegExp(`${role} +${mail} +tagwerk`));
  child.kill('SIGINT');
  expect(child.exitCode ?? (await once(child, 'exit'))[0]).toBe(0);
});
