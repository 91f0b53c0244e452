import * as v from 'valibot';
import { type AccountantMark, type Employee, accountantAs, spelledRole } from '@/domain/people/employee';
import { wireList, wireOptionalText, wireText } from '@/shared/api/wire';

/** A user in the service's answer. */
const employeeWire = v.object({
  guid: wireText,
  username: wireOptionalText,
  mail: wireOptionalText,
  givenname: wireOptionalText,
  surname: wireOptionalText,
  phone: wireOptionalText,
  company: wireOptionalText,
  department: wireOptionalText,
  jobTitle: wireOptionalText,
  postalCode: wireOptionalText,
  location: wireOptionalText,
  about: wireOptionalText,
  xing: wireOptionalText,
  linkedin: wireOptionalText,
  facebook: wireOptionalText,
  twitter: wireOptionalText,
  photoSmall: wireOptionalText,
  role: wireOptionalText,
  /** The list form of `role`; used if `role` is missing. */
  roles: v.optional(v.unknown()),
  accountant: v.nullish(v.union([v.boolean(), v.number(), v.string()])),
  verificationState: wireOptionalText,
});

export const employeesWire = v.array(employeeWire);

/** `GET /users/{guid}` answers a list whose first element is the user. */
export const employeeAnswerWire = v.pipe(wireList(employeeWire), v.minLength(1));

type EmployeeWire = v.InferOutput<typeof employeeWire>;

const rolesWire = wireList(v.string());

function firstRole(roles: unknown): string {
  if (typeof roles === 'string' && !roles.trim().startsWith('[')) return roles;
  const read = v.safeParse(rolesWire, roles);
  return read.success ? (read.output[0] ?? '') : '';
}

/** Converts a user from the service's spelling to ours. */
export function employeeFromWire(wire: EmployeeWire): Employee {
  const { guid, givenname, surname, photoSmall, role, roles, verificationState, accountant, ...others } =
    wire;
  return {
    ...others,
    id: guid,
    givenName: givenname.trim(),
    surname: surname.trim(),
    photo: photoSmall,
    role: role.trim() || firstRole(roles),
    verificationState: verificationState.trim(),
    accountant: accountant ?? null,
  };
}

/** The editable fields of a person; whether they are an accountant is a boolean here. */
export interface EmployeeEdit extends Omit<Employee, 'id' | 'mail' | 'photo' | 'accountant'> {
  readonly isAccountant: boolean;
}

/** The new images of a profile: a photo in its three sizes, or a background; never both. */
export type ProfileImages =
  | { readonly photo: string; readonly photoMedium: string; readonly photoSmall: string }
  | { readonly background: string };

const wireNames: Readonly<Partial<Record<keyof EmployeeEdit, string>>> = {
  givenName: 'givenname',
  isAccountant: 'accountant',
};

/**
 * The body of `PUT /users/{guid}`: the guid and the changed fields that have a value; role and accountant are
 * written in the spelling in which they were read.
 *
 * @param read the person as the service wrote it
 */
export function changedEmployeeToWire(
  read: Pick<Employee, 'id' | 'role' | 'accountant'>,
  edit: EmployeeEdit,
  changed: readonly (keyof EmployeeEdit)[],
): Readonly<Record<string, AccountantMark>> {
  const valueOf = (name: keyof EmployeeEdit): AccountantMark => {
    if (name === 'isAccountant') return accountantAs(read.accountant, edit.isAccountant);
    return name === 'role' ? spelledRole(edit.role, read.role) : edit[name];
  };
  const entries = changed.map((name) => [wireNames[name] ?? name, valueOf(name)] as const);
  return { guid: read.id, ...Object.fromEntries(entries.filter(([, value]) => value !== '')) };
}
