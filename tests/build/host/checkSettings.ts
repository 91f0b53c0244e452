export type Settings = Readonly<Record<string, string>>;

/** Settings that are right, or what is wrong with them. */
export type Checked = { readonly settings: Settings } | { readonly problems: readonly string[] };

/** A larger logo would be a good part of the page: it belongs into a file of its own. */
const LARGEST_LOGO = 200 * 1024;

/** The demonstration is a part of the build. */
const DEMO = 'VITE_DEMO';

/** How many letters have to be changed, added or left out to make one word of another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of one.split('').entries()) {
    const next = [at + 1];
    for (const [to, wanted] of other.split('').entries())
      next.push(
        Math.min((next[to] ?? 0) + 1, (row[to + 1] ?? 0) + 1, (row[to] ?? 0) + (letter === wanted ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

function nearest(name: string, names: readonly string[]): string | undefined {
  return names.toSorted((one, other) => distance(name, one) - distance(name, other))[0];
}

/** Reads the file of settings: one JSON object of texts. */
export function readSettings(json: string): Checked {
  let read: unknown;
  try {
    read = JSON.parse(json);
  } catch (failure) {
    return { problems: [`this is no JSON: ${failure instanceof Error ? failure.message : ''}`] };
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read))
    return { problems: ['this is no JSON object: { "VITE_…": "…" }'] };
  const wrong = Object.entries(read).filter(([, value]) => typeof value !== 'string');
  if (wrong.length > 0)
    return {
      problems: wrong.map(
        ([name, value]) => `${name}: ${JSON.stringify(value)} is no text; write it in quotes`,
      ),
    };
  return { settings: Object.fromEntries(Object.entries(read).map(([name, value]) => [name, String(value)])) };
}

/**
 * What is wrong with settings: one line for each.
 *
 * @param found what the app's own schema says of them, each beginning with a name
 */
export function problemsOf(
  settings: Settings,
  names: readonly string[],
  found: readonly string[],
): readonly string[] {
  const unknown = Object.keys(settings)
    .filter((name) => !names.includes(name))
    .map((name) => `${name} is no setting; the nearest is ${nearest(name, names)}`);
  const wrong = found.map((problem) => {
    const [name = '', expected = ''] = problem.split(/: (.*)/su);
    return `${name}: ${JSON.stringify((settings[name] ?? '').slice(0, 80))} is not possible; expected is ${expected}`;
  });
  const logo = settings['VITE_COMPANY_LOGO'] ?? '';
  const large =
    logo.length > LARGEST_LOGO
      ? [
          `VITE_COMPANY_LOGO has ${Math.ceil(logo.length / 1024)} KiB in the page; expected is an address, or 200 KiB`,
        ]
      : [];
  const demo = settings[DEMO]?.trim() ? [`${DEMO} is a part of the build: set it there`] : [];
  return [...unknown, ...wrong, ...large, ...demo];
}
