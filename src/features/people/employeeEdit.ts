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

/** Each field can be changed and merged on its own. */
export const employeeFields = singleFields<EmployeeEdit>({
  givenName: ['givenName'],
  surname: ['surname'],
  username: ['username'],
  company: ['company'],
  department: ['department'],
  jobTitle: ['jobTitle'],
  postalCode: ['postalCode'],
  location: ['location'],
  phone: ['phone'],
  xing: ['xing'],
  linkedin: ['linkedin'],
  facebook: ['facebook'],
  twitter: ['twitter'],
  about: ['about'],
  role: ['role'],
  verificationState: ['verificationState'],
  isAccountant: ['isAccountant'],
});

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
