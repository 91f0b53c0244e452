import { useTranslation } from 'react-i18next';
import { knownRole, knownVerificationState } from '@/domain/people/employee';
import { fullName } from '@/domain/people/person';
import type { EmployeeEdit } from './employeeWire';

/** The names of roles and verification states; unknown ones are shown as the service sends them. */
export function useRoleWords() {
  const { t } = useTranslation('people');
  return {
    roleName: (text: string) => t(`roles.${knownRole(text) ?? 'unknown'}.name`, { spelled: text }),
    roleText: (text: string) => t(`roles.${knownRole(text) ?? 'unknown'}.text`),
    stateName: (text: string) =>
      t(`states.${knownVerificationState(text) ?? 'unknown'}.name`, { spelled: text }),
    stateText: (text: string) => t(`states.${knownVerificationState(text) ?? 'unknown'}.text`),
  };
}

/** The words for edits of a profile: for the history, and labels and values of its fields for the conflict dialogs. */
export function usePersonWords() {
  const { t } = useTranslation('people');
  const { roleName, stateName } = useRoleWords();
  return {
    done: t('history.changed'),
    aboutOf: fullName,
    labelOf: (name: keyof EmployeeEdit) => t(`fields.${name}`),
    inWords: (name: keyof EmployeeEdit, value: unknown): string => {
      if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
      if (name === 'role') return roleName(String(value));
      return name === 'verificationState' ? stateName(String(value)) : String(value);
    },
  };
}
