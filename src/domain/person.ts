/** The parts of a person's name. */
export interface PersonName {
  readonly givenName: string;
  readonly surname: string;
}

/** Given name and surname; either may be missing. */
export function fullName({ givenName, surname }: PersonName): string {
  return [givenName, surname].filter(Boolean).join(' ');
}

/** A member of a customer's or project's team (section 3, Customer: Members). */
export interface TeamMember {
  readonly guid: string;
  readonly name: string;
  readonly company: string;
  readonly mail: string;
  /** An image in place or its address; empty without one. */
  readonly photo: string;
}
