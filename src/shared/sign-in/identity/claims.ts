import * as v from 'valibot';
import type { IdentityAccount, IdentityProviderId } from './identityProvider';

const claimText = v.fallback(v.string(), '');

/** The claims about a person in id tokens and in Google's userinfo; every field may be missing. */
const claimsWire = v.object({
  given_name: claimText,
  family_name: claimText,
  name: claimText,
  email: claimText,
  preferred_username: claimText,
});

/**
 * Splits `Albrecht, Jana` and `Jana Maria Albrecht`: a first suggestion, which the user may correct when registering.
 */
function splitName(name: string): { givenName: string; surname: string } {
  const [last, first] = name.split(',').map((part) => part.trim());
  if (last !== undefined && first) return { givenName: first, surname: last };
  const words = name.trim().split(/\s+/u);
  return { givenName: words.slice(0, -1).join(' '), surname: words.at(-1) ?? '' };
}

/**
 * The account that an id token's claims describe. Microsoft sends given name and surname only if an administrator has
 * configured that, but always the full name.
 */
export function accountOfClaims(
  oAuthProvider: IdentityProviderId,
  oAuthId: string,
  claims: unknown,
): IdentityAccount {
  const parsed = v.safeParse(claimsWire, claims);
  const said = parsed.success ? parsed.output : v.parse(claimsWire, {});
  const isSplit = said.given_name !== '' || said.family_name !== '';
  return {
    oAuthProvider,
    oAuthId,
    mail: said.email || said.preferred_username,
    ...(isSplit ? { givenName: said.given_name, surname: said.family_name } : splitName(said.name)),
  };
}
