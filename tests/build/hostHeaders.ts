/** Headers for some addresses, as a rule of `_headers` says it. */
interface HeaderRule {
  /** An address; `*` at its end stands for anything. */
  readonly address: string;
  /** Names of headers that an earlier rule has set and this one takes away. */
  readonly without: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
}

export type HeaderRules = readonly HeaderRule[];

/** The file `_headers` of static hosts (Netlify, Cloudflare Pages): an address, below it its headers. */
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

/** What a host that follows the rules sends with an address. */
export function headersAt(rules: HeaderRules, pathname: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const rule of rules.filter(({ address }) => isAt(pathname, address))) {
    for (const name of rule.without) delete headers[name];
    Object.assign(headers, rule.headers);
  }
  return headers;
}
