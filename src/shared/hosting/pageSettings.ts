/** The id of the element of the page that holds the settings of this deployment: JSON, no script, so that the policy stays closed. */
export const SETTINGS_ELEMENT = 'tagwerk-settings';

/** Beside the settings: when the host program wrote the page, which is later than the build. */
export const DEPLOYED = 'TAGWERK_DEPLOYED';

/**
 * The settings that the host program wrote into the page, by the names of `.env.example`. They replace those of the build;
 * empty where the build is served as it is, and in a worker. Where the first screens are rendered, which is no page, the host
 * program keeps them under the element's name.
 *
 * @returns null if the element holds something else than a JSON object
 */
export function pageSettings(): Readonly<Record<string, unknown>> | null {
  const given: unknown = import.meta.env.SSR
    ? Reflect.get(globalThis, SETTINGS_ELEMENT)
    : globalThis.document?.getElementById(SETTINGS_ELEMENT)?.textContent;
  try {
    const settings: unknown = JSON.parse(typeof given === 'string' && given.trim() !== '' ? given : '{}');
    return typeof settings === 'object' && !Array.isArray(settings) && settings ? { ...settings } : null;
  } catch {
    return null;
  }
}

/** One setting, of the page or else of the build; undefined where it is missing or empty. `env.ts` checks them. */
export function settingOf(name: string): string | undefined {
  const setting = pageSettings()?.[name] ?? import.meta.env[name];
  return typeof setting === 'string' && setting.trim() !== '' ? setting.trim() : undefined;
}
