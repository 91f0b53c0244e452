/** The id of the element of the page that holds the settings of this deployment: JSON, no script, so that the policy stays closed. */
export const SETTINGS_ELEMENT = 'tagwerk-settings';

/**
 * The settings that the host program wrote into the page, by the names of `.env.example`. They replace those of the build;
 * empty where the build is served as it is, and where no page is.
 *
 * @returns null if the element holds something else than a JSON object
 */
export function pageSettings(): Readonly<Record<string, unknown>> | null {
  const text =
    typeof document === 'undefined' ? null : document.getElementById(SETTINGS_ELEMENT)?.textContent;
  try {
    const settings: unknown = JSON.parse(text?.trim() || '{}');
    return typeof settings === 'object' && !Array.isArray(settings) && settings ? { ...settings } : null;
  } catch {
    return null;
  }
}
