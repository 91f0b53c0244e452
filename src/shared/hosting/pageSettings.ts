/** The id of the element of the page that holds the settings of this deployment: JSON, no script, so that the policy stays closed. */
const SETTINGS_ELEMENT = 'tagwerk-settings';

/**
 * The settings that the host program wrote into the page, by the names of `.env.example`. They replace those of the build;
 * empty where the build is served as it is, and where no page is.
 *
 * @throws {SyntaxError} if the element holds something else than JSON
 */
export function pageSettings(): Readonly<Record<string, unknown>> {
  const text =
    typeof document === 'undefined' ? null : document.getElementById(SETTINGS_ELEMENT)?.textContent;
  const settings: unknown = JSON.parse(text?.trim() || '{}');
  return typeof settings === 'object' && settings !== null ? { ...settings } : {};
}
