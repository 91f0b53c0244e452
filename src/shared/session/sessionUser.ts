/** The signed-in user, as far as the shell and the forms need one. */
export interface SessionUser {
  readonly guid: string;
  readonly username: string;
  readonly mail: string;
  readonly givenName: string;
  readonly surname: string;
  /** A small photo as data URL, or null. */
  readonly photo: string | null;
  /** The user's default location for work records; empty when there is none. */
  readonly location: string;
}

/** The value of a field of anything that may or may not be an object. */
export function fieldOf(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
}

/** The value of a field that may hold text or a number, as text; `undefined` for anything else. */
export function textAt(value: unknown, field: string): string | undefined {
  const found = fieldOf(value, field);
  return typeof found === 'string' || typeof found === 'number' ? String(found) : undefined;
}

/**
 * Reads a user as the service writes it (section 3) or as it was stored; `null` for anything without a guid. Read by
 * hand and not by a schema, because signing in waits for this code and not for the schemas of the service's data.
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
  };
}
