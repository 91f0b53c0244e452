import { type Role, isAccountant, readRole } from '../access';
import { type PersonName, fullName } from './person';

/** The networks for which a profile may have an address. */
export const socialNetworks = ['xing', 'linkedin', 'facebook', 'twitter'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

/** The fields that people enter about themselves; empty if not set. */
export interface PersonDetails extends PersonName, Readonly<Record<SocialNetwork, string>> {
  readonly username: string;
  readonly phone: string;
  readonly company: string;
  readonly department: string;
  readonly jobTitle: string;
  readonly postalCode: string;
  readonly location: string;
  readonly about: string;
}

/** How the service says whether a person is an accountant: a flag, or a label. */
export type AccountantMark = boolean | number | string | null;

/** A person in the directory. */
export interface Employee extends PersonDetails {
  /** The guid. */
  readonly id: string;
  readonly mail: string;
  /** A small photo as data URL; empty without one. */
  readonly photo: string;
  /** As the service spells it; see `knownRole`. */
  readonly role: string;
  /** As the service spells it; see `knownVerificationState`. */
  readonly verificationState: string;
  readonly accountant: AccountantMark;
}

/** The name to show: user name or mail address if there is no other. */
export function displayName(
  person: Pick<Employee, 'givenName' | 'surname' | 'username' | 'mail' | 'id'>,
): string {
  return fullName(person) || person.username || person.mail || person.id;
}

/** Roles, from the most rights to the fewest. */
export const roles = ['admin', 'manager', 'member'] as const satisfies readonly Role[];

/** The role for a text, in any spelling; null for an unknown role. */
export function knownRole(text: string): Role | null {
  const role = readRole(text);
  return role !== 'member' || text.trim().toLowerCase() === 'member' ? role : null;
}

/**
 * A role in the service's spelling: that of the record itself if it means the same, so that `administrator` stays
 * `administrator`.
 */
export function spelledRole(role: string, read: string): string {
  return knownRole(role) !== null && knownRole(role) === knownRole(read) ? read : role;
}

/** The states from registration to the first sign-in, in this order. */
export const verificationStates = ['pending', 'verified', 'authorized'] as const;
export type VerificationState = (typeof verificationStates)[number];

/** The state for a text; null for an unknown state. */
export function knownVerificationState(text: string): VerificationState | null {
  const spelled = text.trim().toLowerCase();
  return verificationStates.find((state) => state === spelled) ?? null;
}

/** Whether a person has registered and still has to be authorized. An unknown state counts as no. */
export function isNewcomer({ verificationState }: Pick<Employee, 'verificationState'>): boolean {
  const state = knownVerificationState(verificationState);
  return state !== null && state !== 'authorized';
}

const flagSpellings = new Set(['0', '1', 'false', 'true']);

/** The label, if the service sends one instead of a flag; otherwise null. */
export function accountantLabel(mark: AccountantMark): string | null {
  const isLabel = typeof mark === 'string' && isAccountant(mark) && !/^(?:1|true|yes)$/iu.test(mark.trim());
  return isLabel ? mark.trim() : null;
}

/** The flag in the spelling in which it came: 1 and 0, true and false, or either as text. */
export function accountantAs(read: AccountantMark, isOn: boolean): AccountantMark {
  if (isAccountant(read) === isOn && read !== null && read !== '') return read;
  if (typeof read === 'boolean') return isOn;
  const spelled = String(read).trim().toLowerCase();
  if (typeof read !== 'string' || !flagSpellings.has(spelled)) return isOn ? 1 : 0;
  return /[01]/u.test(spelled) ? String(Number(isOn)) : String(isOn);
}

/**
 * The address of a social link, only ever http or https; null for anything else: other schemes such as `javascript:`, a
 * bare user name, nonsense. Without a scheme, https is assumed.
 */
export function socialAddress(text: string): string | null {
  const typed = text.trim();
  // `name:` begins another scheme; `host:80/` does not.
  if (/^[a-z][\w+.-]*:(?!\d)/iu.test(typed) && !/^https?:\/\//iu.test(typed)) return null;
  const address = /^https?:/iu.test(typed) ? typed : `https://${typed.replace(/^\/\//u, '')}`;
  if (/\s/u.test(typed) || !URL.canParse(address)) return null;
  const { hostname, href } = new URL(address);
  return /\.[^.]/u.test(hostname) ? href : null;
}

/** The address without its common parts: `linkedin.com/in/jana`. */
export function shortAddress(text: string): string {
  return text
    .trim()
    .replace(/^https?:\/\//iu, '')
    .replace(/^www\./iu, '')
    .replace(/\/$/u, '');
}

/** The networks for which a person has a usable address, with that address. */
export function socialLinks(
  person: Readonly<Record<SocialNetwork, string>>,
): readonly { readonly network: SocialNetwork; readonly address: string }[] {
  return socialNetworks.flatMap((network) => {
    const address = socialAddress(person[network]);
    return address === null ? [] : [{ network, address }];
  });
}

/** What separates two numbers of a field: words, signs, and a slash or plus before another number from its start. */
const BETWEEN_NUMBERS = /[\p{L}.:]{2,}|[;,|\n]|\/\s*(?=\(?[+0]|-)|(?<=\d[^+]*)(?=\+)/u;

/** `tel:` with the digits of the first number as people write it; null if it cannot be dialled. */
export function phoneAddress(text: string): string | null {
  const numbers = text.normalize('NFKC').split(BETWEEN_NUMBERS);
  const first = numbers.find((number) => number.replaceAll(/\D/gu, '').length >= 3) ?? '';
  const isInternational = /^[^\d+]*(?:\+|00)/u.test(first);
  // +49 (0)30: the zero in brackets is dialled only without the country code.
  const digits = (isInternational ? first.replace(/\(\s*0\s*\)/u, '') : first).replaceAll(/\D/gu, '');
  return digits === '' ? null : `tel:${first.includes('+') ? '+' : ''}${digits}`;
}

/** `mailto:` with an address; null if it is not valid. */
export function mailAddress(text: string): string | null {
  const [, name, host] = /^\s*([^\s@]+)@([^\s@]+)\s*$/u.exec(text) ?? [];
  return name && host ? `mailto:${encodeURIComponent(name)}@${encodeURIComponent(host)}` : null;
}
