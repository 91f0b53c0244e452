import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { Bidi } from './bidi';
import type { Engine } from './engine';
import { lineOf } from './lineOf';

/** Nothing is fetched by the browser itself, and its texts and formats are German. */
const preferences = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.region.network.url': '',
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.search.update': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'browser.topsites.contile.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.push.connection.enabled': false,
  'extensions.systemAddon.update.enabled': false,
  'extensions.update.enabled': false,
  'intl.accept_languages': 'de-DE,de',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.proxy.type': 0,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.server': '',
  // A mouse, of which a browser without windows knows nothing.
  'ui.allPointerCapabilities': 6,
  'ui.prefersReducedMotion': 1,
  'ui.primaryPointerCapabilities': 6,
};

const found = v.object({ result: v.object({ sharedId: v.string() }) });
const answer = v.variant('type', [
  v.object({ type: v.literal('success'), result: v.object({ value: v.optional(v.string(), 'null') }) }),
  v.object({ type: v.literal('exception'), exceptionDetails: v.object({ text: v.string() }) }),
]);
const tab = v.object({ context: v.string() });

/** Firefox without windows, which speaks WebDriver BiDi by itself. */
export async function startFirefox(program: string): Promise<Engine> {
  const profile = mkdtempSync(path.join(tmpdir(), 'tagwerk-firefox-'));
  writeFileSync(
    path.join(profile, 'user.js'),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  );
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const browser = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, TZ: 'Europe/Berlin', MOZ_CRASHREPORTER_DISABLE: '1' },
  });
  const address = await lineOf(browser, browser.stderr, /ws:\/\/127\.0\.0\.1:\d+/u);

  const bidi = await Bidi.connect(`${address}/session`);
  await bidi.send('session.new', { capabilities: {} });
  // In the tab that Firefox itself opened, the focus is in the address bar and stays there.
  const { context } = v.parse(tab, await bidi.send('browsingContext.create', { type: 'tab' }));
  const evaluate = async (expression: string) =>
    bidi.send('script.evaluate', {
      expression,
      target: { context },
      awaitPromise: true,
      userActivation: false,
    });

  return {
    name: 'Firefox',
    open: async (url) =>
      void (await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    reload: async () => void (await bidi.send('browsingContext.reload', { context, wait: 'complete' })),
    run: async (script) => {
      const read = v.parse(answer, await evaluate(`(async () => JSON.stringify(await ${script}))()`));
      if (read.type === 'exception') throw new Error(read.exceptionDetails.text);
      return read.result.value;
    },
    act: async (actions) => void (await bidi.send('input.performActions', { context, actions })),
    choose: async (script, file) => {
      const { sharedId } = v.parse(found, await evaluate(script)).result;
      await bidi.send('input.setFiles', { context, element: { sharedId }, files: [file] });
    },
    resize: async (width, height) =>
      void (await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } })),
    picture: async () => {
      const { data } = v.parse(
        v.object({ data: v.string() }),
        await bidi.send('browsingContext.captureScreenshot', { context }),
      );
      return Buffer.from(data, 'base64');
    },
    close: async () => {
      const gone = once(browser, 'exit');
      await bidi.send('browser.close');
      await gone;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
