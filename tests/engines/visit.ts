import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import { type AccountName, accounts } from '../accounts';
import type { Gateway } from '../e2e/gateway';
import { allowedAnywhere } from '../e2e/witness';
import { type RunningServer, startServer } from '../service/server';
import { testClock, testToday } from '../today';
import type { Engine } from './engine';
import { engines } from './engines';
import { hostWithWitness } from './host';
import { role } from './sought';
import { User } from './user';

/** A browser with the app, the service behind it, and a folder for files to be chosen. */
export interface Visit {
  readonly user: User;
  readonly gateway: Gateway;
  readonly server: RunningServer;
  /** Writes a file to the disk and returns its path. */
  file(name: string, content: Uint8Array | string): string;
  signIn(name: AccountName): Promise<void>;
  /** Leaves a picture of the page in `test-results/`. */
  keepPicture(title: string): Promise<void>;
  /** Fails if anything went wrong in a page since the last time. */
  expectNoComplaint(): Promise<void>;
  end(): Promise<void>;
}

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

export async function visit(name: Engine['name']): Promise<Visit> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tagwerk-engine-'));
  const gateway = await hostWithWitness(process.env['TAGWERK_DIST'] ?? 'dist');
  const server = await startServer({ today: testToday, now: testClock() });
  gateway.connect(server);
  const engine = await engines[name]();
  await engine.resize(desktop.width, desktop.height);
  const user = new User(engine, gateway.url);
  let violations = 0;
  return {
    user,
    gateway,
    server,
    file: (filename, content) => {
      const file = path.join(folder, filename);
      writeFileSync(file, content);
      return file;
    },
    signIn: async (account) => {
      await user.open('/');
      await user.run(() => localStorage.clear());
      await user.open('/');
      await user.write(role('textbox', 'E-Mail'), accounts[account].mail);
      await user.write({ css: 'input[type=password]' }, accounts[account].password);
      await user.press('Enter');
      await user.see(role('heading', new RegExp(`, ${accounts[account].name.split(' ')[0]}$`, 'u')));
    },
    keepPicture: async (title) => {
      mkdirSync('test-results', { recursive: true });
      writeFileSync(
        path.join('test-results', `${title.replaceAll(/\W+/gu, '-')}.png`),
        await engine.picture(),
      );
    },
    expectNoComplaint: async () => {
      await user.listen();
      const told = gateway.violations.slice(violations);
      violations = gateway.violations.length;
      const surprises = user.complaints
        .splice(0)
        .filter((line) => !allowedAnywhere.some((pattern) => pattern.test(line)));
      expect([...surprises, ...told], 'what went wrong in the page').toEqual([]);
    },
    end: async () => {
      await engine.close();
      await gateway.disconnect();
      await gateway.close();
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
