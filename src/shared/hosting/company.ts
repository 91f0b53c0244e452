const NETWORKS = ['Xing', 'LinkedIn', 'Facebook', 'Twitter'] as const;

/** A page of the company in a social network. */
interface CompanyLink {
  readonly network: (typeof NETWORKS)[number];
  /** An http or https address; no other address becomes a link. */
  readonly url: string;
}

/** The company in the PDF time sheet and the footer. */
export interface Company {
  readonly name: string;
  /** In one line; empty if not set. */
  readonly address: string;
  /** An http or https address or a data URL of a PNG, JPEG or SVG; null uses the drawn logo. */
  readonly logo: string | null;
  readonly links: readonly CompanyLink[];
}

/** A made-up company, used until one is configured. */
const MADE_UP_COMPANY: Company = {
  name: 'Nordfeld Software & Beratung GmbH',
  address: 'Hafenstieg 12, 20457 Hamburg',
  logo: null,
  links: [
    { network: 'Xing', url: 'https://xing.example/nordfeld' },
    { network: 'LinkedIn', url: 'https://linkedin.example/nordfeld' },
  ],
};

const LOGO_DATA = /^data:image\/(?:png|jpe?g|svg\+xml)[;,]/iu;

/** Reads a setting by its name; `undefined` where it is missing or empty. */
export type ReadText = (name: string) => string | undefined;

/** A full http or https address, or `undefined`: `javascript:` and the like never become a link. */
export function webAddress(value: string, base?: string): string | undefined {
  const url = URL.canParse(value, base) ? new URL(value, base) : undefined;
  return url && /^https?:$/u.test(url.protocol) ? url.href : undefined;
}

/** A company with a configured name gets no made-up details. */
export function readCompany(text: ReadText, origin: string, problems: string[]): Company {
  const name = text('VITE_COMPANY_NAME');
  const standIn = name === undefined ? MADE_UP_COMPANY : { name, address: '', logo: null, links: [] };

  const logo = text('VITE_COMPANY_LOGO');
  const logoAddress = logo === undefined || LOGO_DATA.test(logo) ? logo : webAddress(logo, `${origin}/`);
  if (logo !== undefined && logoAddress === undefined) {
    problems.push('VITE_COMPANY_LOGO: /logo.png, https://…, data:image/png;base64,…');
  }

  const links = NETWORKS.flatMap((network): CompanyLink[] => {
    const variable = `VITE_COMPANY_${network.toUpperCase()}`;
    const value = text(variable);
    const url = value === undefined ? undefined : webAddress(value);
    if (value !== undefined && url === undefined) problems.push(`${variable}: https://…`);
    return url === undefined ? standIn.links.filter((link) => link.network === network) : [{ network, url }];
  });
  return {
    name: standIn.name,
    address: text('VITE_COMPANY_ADDRESS') ?? standIn.address,
    logo: logoAddress ?? standIn.logo,
    links,
  };
}
