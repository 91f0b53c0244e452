import * as v from 'valibot';
import { isAccountant } from '@/domain/access';
import { singleFields } from '@/domain/changes/fields';
import {
  type Employee,
  type PersonDetails,
  knownRole,
  knownVerificationState,
  socialNetworks,
} from '@/domain/people/employee';
import type { EmployeeEdit } from './employeeWire';

/** Picks the editable fields of a stored person; known roles and states are in our spelling. */
export function editOf(employee: Employee): EmployeeEdit {
  const { id: _id, mail: _mail, photo: _photo, accountant, ...rest } = employee;
  return {
    ...rest,
    role: knownRole(rest.role) ?? rest.role,
    verificationState: knownVerificationState(rest.verificationState) ?? rest.verificationState,
    isAccountant: isAccountant(accountant),
  };
}

/** The editable fields of a person, in the order of the form. */
export const editSchema = v.object({
  givenName: v.string(),
  surname: v.string(),
  username: v.string(),
  company: v.string(),
  department: v.string(),
  jobTitle: v.string(),
  postalCode: v.string(),
  location: v.string(),
  phone: v.string(),
  xing: v.string(),
  linkedin: v.string(),
  facebook: v.string(),
  twitter: v.string(),
  about: v.string(),
  role: v.string(),
  verificationState: v.string(),
  isAccountant: v.boolean(),
}) satisfies v.GenericSchema<unknown, EmployeeEdit>;

/** Each field can be changed and merged on its own. */
export const employeeFields = singleFields<EmployeeEdit>(editSchema.entries);

/** The fields of each section, which is edited as a whole. */
export const sectionFields = {
  person: ['givenName', 'surname', 'username'],
  work: ['company', 'department', 'jobTitle', 'postalCode', 'location'],
  contact: ['phone', ...socialNetworks],
  about: ['about'],
} as const satisfies Readonly<Record<string, readonly (keyof PersonDetails)[]>>;

export type SectionName = keyof typeof sectionFields;

/** Names of all text fields; each section has some of them. */
export type DetailName = (typeof sectionFields)[SectionName][number];
