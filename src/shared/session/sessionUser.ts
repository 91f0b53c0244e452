import { isAccountant } from '@/domain/access';

/** The fields of the signed-in user that the shell and the forms need. */
export interface SessionUser {
  readonly guid: string;
  readonly username: string;
  readonly mail: string;
  readonly givenName: string;
  readonly surname: string;
  /** A small photo as data URL, or null. */
  readonly photo: string | null;
  /** The user's default location for work records; empty if there is none. */
  readonly location: string;
  /** An accountant may prepare payroll. Missing if the service does not say so. */
  readonly isAccountant?: true;
}

/** The value of a field of something that may not be an object. */
export function fieldOf(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
}

/** The value of a field as text, if it is text or a number; `undefined` for anything else. */
export function textAt(value: unknown, field: string): string | undefined {
  const found = fieldOf(value, field);
  return typeof found === 'string' || typeof found === 'number' ? String(found) : undefined;
}

/**
 * Reads a user as the service sends it or as it was stored; `null` without a guid. It uses no schema, because sign-in
 * waits for this code and should not wait for the schema library.
 */
export function readSessionUser(value: unknown): SessionUser | null {
  const guid = textAt(value, 'guid');
  if (!guid) return null;
  const mail = textAt(value, 'mail') ?? '';
  return {
    guid,
    username: textAt(value, 'username') || mail,
    mail,
    givenName: textAt(value, 'givenname') ?? textAt(value, 'givenName') ?? '',
    surname: textAt(value, 'surname') ?? '',
    photo: textAt(value, 'photoSmall') || textAt(value, 'photo') || null,
    location: textAt(value, 'location') ?? '',
    // The service calls it `accountant`, the kept session `isAccountant`.
    ...(isAccountant(fieldOf(value, 'accountant') ?? fieldOf(value, 'isAccountant')) && {
      isAccountant: true,
    }),
  };
}
