import { type AllowanceRates, DEFAULT_RATES } from '@/domain/money/allowance';
import { type Cents, centsOfEuros } from '@/domain/money/money';
import { isMultipleOf, parseDecimal } from '@/domain/decimal';
import { DEFAULT_HOURS_STEP } from '@/domain/limits';
import { isBasePath } from './hosting/basePath';
import { type Company, type ReadText, readCompany, webAddress } from './hosting/company';
import { SETTINGS_ELEMENT, pageSettings } from './hosting/pageSettings';

/** Addresses of the legally required pages; null if not configured. */
export interface LegalPages {
  readonly privacy: string | null;
  readonly terms: string | null;
  readonly imprint: string | null;
}

const REPORT_SCOPES = ['on', 'no-people', 'off'] as const;
type ReportScope = (typeof REPORT_SCOPES)[number];

/** The configuration, read once at start. */
export interface Environment {
  /** The path below which the app lives, with a slash at both ends. */
  readonly basePath: string;
  /** Base address of the REST service, without a trailing slash. */
  readonly apiUrl: string;
  /** Address of the websocket. */
  readonly wsUrl: string;
  readonly rates: AllowanceRates;
  /** Hours are entered in multiples of this. */
  readonly hoursStep: number;
  /** The least number of characters of a new password; null: only the service decides. */
  readonly passwordMin: number | null;
  /** Sign-in with Microsoft: the application's client id and the authority; null if it is not configured. */
  readonly microsoft: { readonly clientId: string; readonly authority: string } | null;
  /** Sign-in with Google: the client id; null when it is not set up. */
  readonly google: { readonly clientId: string } | null;
  /** The report over all customers: with people, without them, or not at all. */
  readonly reports: ReportScope;
  /** The user's time account, with absences and the working-time law. */
  readonly hasAccount: boolean;
  /** Shows the demo accounts and the demonstration identity provider on the sign-in screen. */
  readonly isDemo: boolean;
  readonly company: Company;
  /** IANA name of the zone in which the company signs, e.g. `Europe/Berlin`: moments in the PDF are printed in it. */
  readonly companyTimeZone: string;
  readonly legal: LegalPages;
}

/** A common tenant: accounts of every organisation, and personal ones. */
const MICROSOFT_AUTHORITY = 'https://login.microsoftonline.com/common';

const DEFAULT_TIME_ZONE = 'Europe/Berlin';

type Variables = Readonly<Record<string, unknown>>;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function readTimeZone(text: ReadText, problems: string[]): string {
  const timeZone = text('VITE_COMPANY_TIME_ZONE') ?? DEFAULT_TIME_ZONE;
  if (isTimeZone(timeZone)) return timeZone;
  problems.push(`VITE_COMPANY_TIME_ZONE: ${DEFAULT_TIME_ZONE}`);
  return DEFAULT_TIME_ZONE;
}

/** The step must divide an hour evenly, and must not be shorter than can be shown. */
function readHoursStep(text: ReadText, problems: string[]): number {
  const value = text('VITE_HOURS_STEP');
  if (value === undefined) return DEFAULT_HOURS_STEP;
  const step = parseDecimal(value);
  const isStep = typeof step === 'number' && step > 0 && isMultipleOf(1, step) && isMultipleOf(step, 0.01);
  if (isStep) return step;
  problems.push('VITE_HOURS_STEP: 0.25');
  return DEFAULT_HOURS_STEP;
}

function readPasswordMin(text: ReadText, problems: string[]): number | null {
  const value = text('VITE_PASSWORD_MIN');
  if (value === undefined) return null;
  const least = parseDecimal(value);
  if (typeof least === 'number' && Number.isInteger(least) && least > 0) return least;
  problems.push('VITE_PASSWORD_MIN: 12');
  return null;
}

/** One of some words, by default the first. A typing error switches off what was meant to be hidden. */
function readScope<const Scope extends string>(
  variable: string,
  scopes: readonly (Scope | 'off')[],
  { text, problems }: { readonly text: ReadText; readonly problems: string[] },
): Scope | 'off' {
  const value = text(variable) ?? scopes[0];
  const scope = scopes.find((known) => known === value);
  if (!scope) problems.push(`${variable}: ${scopes.join(', ')}`);
  return scope ?? 'off';
}

function readBasePath(text: ReadText, problems: string[]): string {
  const path = text('VITE_BASE_PATH') ?? '/';
  if (isBasePath(path)) return path;
  problems.push('VITE_BASE_PATH: /, /time/');
  return '/';
}

/**
 * The pages may be on another host or, as a path, on the one that serves the app. A path stays one, so that the first
 * screen, which is rendered before the origin is known, has the same link.
 */
function readLegalPages(text: ReadText, origin: string, problems: string[]): LegalPages {
  const page = (variable: string) => {
    const value = text(variable);
    if (value === undefined) return null;
    const address = webAddress(value, value.startsWith('/') ? `${origin}/` : undefined);
    if (address === undefined) problems.push(`${variable}: https://…, /imprint.html`);
    return address?.replace(`${origin}/`, '/') ?? null;
  };
  return {
    privacy: page('VITE_PRIVACY_URL'),
    terms: page('VITE_TERMS_URL'),
    imprint: page('VITE_IMPRINT_URL'),
  };
}

/**
 * Reads the configuration. Errors are listed in `problems`, and their defaults are used, so that the page that shows
 * the problems can be rendered.
 *
 * @param variables `import.meta.env`, and over it the settings of the page
 * @param origin of the page, for addresses on the same host
 * @returns `names`: those of all settings
 */
export function readEnvironment(
  variables: Variables,
  origin: string,
): { environment: Environment; problems: readonly string[]; names: ReadonlySet<string> } {
  const problems: string[] = [];
  const names = new Set<string>();

  const text = (name: string) => {
    const value = variables[name];
    if (value !== undefined && typeof value !== 'string' && !names.has(name)) problems.push(`${name}: "…"`);
    names.add(name);
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
  };
  const address = (name: string, fallback: string, protocols: readonly string[]) => {
    const value = text(name) ?? fallback;
    const base = value.startsWith('/')
      ? origin.replace(/^http/u, protocols[0]?.startsWith('ws') ? 'ws' : 'http')
      : undefined;
    const url = URL.canParse(value, base) ? new URL(value, base) : undefined;
    if (url && protocols.includes(url.protocol)) return url.href.replace(/\/$/u, '');
    problems.push(`${name}: ${protocols.join(' // ')}// …`.replaceAll(': //', '://'));
    return new URL(fallback, origin).href;
  };
  const euros = (name: string, fallback: Cents) => {
    const value = text(name);
    if (value === undefined) return fallback;
    const parsed = parseDecimal(value);
    if (typeof parsed === 'number' && parsed >= 0) return centsOfEuros(parsed);
    problems.push(`${name}: 0.3`);
    return fallback;
  };

  const microsoftId = text('VITE_MSAL_CLIENT_ID');
  const microsoftAuthority = address('VITE_MSAL_AUTHORITY', MICROSOFT_AUTHORITY, ['https:']);
  const googleId = text('VITE_GOOGLE_CLIENT_ID');

  const environment: Environment = {
    basePath: readBasePath(text, problems),
    apiUrl: address('VITE_API_URL', '/api', ['http:', 'https:']),
    wsUrl: address('VITE_WS_URL', '/ws', ['ws:', 'wss:']),
    rates: {
      mileage: euros('VITE_MILEAGE_ALLOWANCE', DEFAULT_RATES.mileage),
      foodSmall: euros('VITE_FOOD_ALLOWANCE_SMALL', DEFAULT_RATES.foodSmall),
      foodBig: euros('VITE_FOOD_ALLOWANCE_BIG', DEFAULT_RATES.foodBig),
    },
    hoursStep: readHoursStep(text, problems),
    passwordMin: readPasswordMin(text, problems),
    microsoft: microsoftId === undefined ? null : { clientId: microsoftId, authority: microsoftAuthority },
    google: googleId === undefined ? null : { clientId: googleId },
    reports: readScope('VITE_REPORTS', REPORT_SCOPES, { text, problems }),
    hasAccount: readScope('VITE_ACCOUNT', ['on', 'off'], { text, problems }) === 'on',
    isDemo: text('VITE_DEMO') === 'true',
    company: readCompany(text, origin, problems),
    companyTimeZone: readTimeZone(text, problems),
    legal: readLegalPages(text, origin, problems),
  };
  return { environment, problems, names };
}

/** Placeholder for the origin, which the build does not know when it renders the first screen. */
export const buildOrigin = 'http://localhost';

const origin = import.meta.env.SSR ? buildOrigin : globalThis.location.origin;
const settings = pageSettings();
const variables: Variables = { ...import.meta.env, ...settings };
const read = readEnvironment(variables, origin);

/** The configuration in use. */
export const env = read.environment;

/** Wrong variables, each with an example of what is expected; empty if there are none. */
export const environmentProblems = settings ? read.problems : [`#${SETTINGS_ELEMENT}: { "VITE_…": "…" }`];

/** The names of all settings. */
export const settingNames = read.names;

/** What is set, by name, for /about: without a password in an address, and no longer than two lines. */
export const shownSettings = (from: Variables = variables) =>
  [...settingNames].flatMap((name): [string, string][] => {
    const value = from[name];
    const text = typeof value === 'string' ? value.trim().replace(/\/\/[^/@]*@/u, '//…@') : '';
    return text === '' ? [] : [[name, text.replace(/^(.{120}).+/su, '$1…')]];
  });
