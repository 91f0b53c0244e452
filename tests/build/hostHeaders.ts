/** The headers for an address, as one rule of the file `_headers`. */
interface HeaderRule {
  /** An address; a `*` at its end matches anything. */
  readonly address: string;
  /** Names of headers set by an earlier rule that this rule removes. */
  readonly without: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
}

export type HeaderRules = readonly HeaderRule[];

/** Writes the file `_headers` for static hosts (Netlify, Cloudflare Pages): an address, and its headers below it. */
export function writeHeaderRules(rules: HeaderRules): string {
  return rules
    .map(({ address, without, headers }) =>
      [
        address,
        ...without.map((name) => `  ! ${name}`),
        ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
        '',
      ].join('\n'),
    )
    .join('\n');
}

export function readHeaderRules(text: string): HeaderRules {
  const rules: { address: string; without: string[]; headers: Record<string, string> }[] = [];
  for (const line of text.split('\n').filter((it) => it.trim() !== '')) {
    const rule = rules.at(-1);
    const [, name, value] = /^\s+([\w-]+): (.*)$/u.exec(line) ?? [];
    const removed = /^\s+! ([\w-]+)$/u.exec(line)?.[1];
    if (!/^\s/u.test(line)) rules.push({ address: line, without: [], headers: {} });
    else if (rule && removed !== undefined) rule.without.push(removed);
    else if (rule && name !== undefined && value !== undefined) rule.headers[name] = value;
    else throw new Error(`_headers: ${line}`);
  }
  return rules;
}

function isAt(pathname: string, address: string): boolean {
  return address.endsWith('*') ? pathname.startsWith(address.slice(0, -1)) : pathname === address;
}

/** The headers that a host sends for an address if it follows the rules. */
export function headersAt(rules: HeaderRules, pathname: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const rule of rules.filter(({ address }) => isAt(pathname, address))) {
    for (const name of rule.without) delete headers[name];
    Object.assign(headers, rule.headers);
  }
  return headers;
}
