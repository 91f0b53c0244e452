/** The parts of a person's name. */
export interface PersonName {
  readonly givenName: string;
  readonly surname: string;
}

/** Given name and surname; either may be missing. */
export function fullName({ givenName, surname }: PersonName): string {
  return [givenName, surname].filter(Boolean).join(' ');
}
