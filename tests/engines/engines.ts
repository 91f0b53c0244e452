import { accessSync, constants, readdirSync } from 'node:fs';
import path from 'node:path';
import { installByApt } from '../aptPackages';
import type { Engine } from './engine';
import { startFirefox } from './firefox';
import { startWebKit } from './webKit';

const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '');

/** Where the small browser of WebKitGTK lies, which belongs to its library and is not on the path. */
function miniBrowsers(): readonly string[] {
  const architectures = readdirSync('/usr/lib').map((name) => path.join('/usr/lib', name));
  return ['webkit2gtk-4.1', 'webkitgtk-6.0'].flatMap((version) =>
    architectures.map((folder) => path.join(folder, version, 'MiniBrowser')),
  );
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function find(program: string): string | undefined {
  const candidates =
    program === 'MiniBrowser' ? miniBrowsers() : folders.map((folder) => path.join(folder, program));
  return candidates.find(isExecutable);
}

/** The programs on this machine; what is missing is installed with these packages of Debian or Ubuntu. */
function programs(names: readonly string[], packages: readonly string[]): readonly string[] {
  const isMissing = (name: string) => find(name) === undefined;
  const failure = names.some(isMissing) ? installByApt(...packages) : undefined;
  const missing = names.filter(isMissing);
  if (missing.length > 0)
    throw new Error(
      `${missing.join(' and ')} missing: install ${packages.join(' and ')} (${failure ?? 'the packages are there'})`,
    );
  return names.map((name) => find(name) ?? '');
}

/** Each engine besides Chromium's, taken from the machine or from the packages of its system. */
export const engines: Readonly<Record<Engine['name'], () => Promise<Engine>>> = {
  Firefox: async () => {
    const [program = ''] = programs(['firefox-esr'], ['firefox-esr']);
    return startFirefox(program);
  },
  WebKit: async () => {
    const [driver = '', xvfb = '', browser = ''] = programs(
      ['WebKitWebDriver', 'Xvfb', 'MiniBrowser'],
      ['webkit2gtk-driver', 'xvfb'],
    );
    return startWebKit({ driver, browser, xvfb });
  },
};
