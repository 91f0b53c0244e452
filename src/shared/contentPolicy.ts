import type { Environment } from './env';
import { GOOGLE_ORIGINS } from './hosting/googleOrigins';

/** Hosts besides our own that the page may reach, by directive of the Content-Security-Policy. */
export interface PolicySources {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly image: readonly string[];
  readonly frame: readonly string[];
}

/**
 * The hosts that the configuration allows the page to reach: the service, the websocket, the logo for the PDF, and the
 * configured identity providers.
 *
 * @param origin of the page; addresses there are the policy's `'self'`
 */
export function policySourcesOf(
  { apiUrl, wsUrl, microsoft, google, company }: Environment,
  origin: string,
): PolicySources {
  const ownHost = new URL(origin).host;
  const elsewhere = (...addresses: readonly (string | null | undefined)[]) => {
    const urls = addresses
      .filter((address) => typeof address === 'string')
      .map((address) => new URL(address));
    const foreign = urls.filter(({ host, protocol }) => protocol !== 'data:' && host !== ownHost);
    return [...new Set(foreign.map((url) => `${url.protocol}//${url.host}`))];
  };
  const authority = elsewhere(microsoft?.authority);
  return {
    script: google ? [GOOGLE_ORIGINS.script] : [],
    connect: [
      ...elsewhere(apiUrl, wsUrl, company.logo),
      ...authority,
      ...(google ? [GOOGLE_ORIGINS.userinfo, GOOGLE_ORIGINS.frame] : []),
    ],
    image: elsewhere(company.logo),
    frame: [...authority, ...(google ? [GOOGLE_ORIGINS.frame] : [])],
  };
}
