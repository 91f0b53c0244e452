import { singleFields } from '@/domain/changes/fields';
import {
  type Employee,
  type PersonDetails,
  isAccountant,
  knownRole,
  knownVerificationState,
} from '@/domain/people/employee';
import type { EmployeeEdit } from './employeeWire';

/** What is edited of a stored person; role and state in our spelling where they are known. */
export function editOf(employee: Employee): EmployeeEdit {
  const { id: _id, mail: _mail, photo: _photo, accountant, ...rest } = employee;
  return {
    ...rest,
    role: knownRole(rest.role) ?? rest.role,
    verificationState: knownVerificationState(rest.verificationState) ?? rest.verificationState,
    isAccountant: isAccountant(accountant),
  };
}

/** Each field is changed by itself. */
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

/** The fields that only an admin sets. A change of them does not wait: it is saved at once, or the form says why not. */
const settings = ['role', 'verificationState', 'isAccountant'] as const;

/** Whether an edit leaves what an admin decides as it was. */
export function isOnlyDetails(before: EmployeeEdit | null, after: EmployeeEdit | null): boolean {
  return !before || !after || settings.every((name) => before[name] === after[name]);
}

/** Which fields stand together in a section that is edited as one. */
export const sectionFields = {
  person: ['givenName', 'surname', 'username'],
  work: ['company', 'department', 'jobTitle', 'postalCode', 'location'],
  contact: ['phone', 'xing', 'linkedin', 'facebook', 'twitter'],
  about: ['about'],
} as const satisfies Readonly<Record<string, readonly (keyof PersonDetails)[]>>;

export type SectionName = keyof typeof sectionFields;

/** Text fields that an edit of a person may have, by name; a section has some of them. */
export type DetailName = (typeof sectionFields)[SectionName][number];
