import { useTranslation } from 'react-i18next';
import type { EmployeeEdit } from './employeeWire';
import { useRoleWords } from './useRoleWords';

/** Labels and values of a profile's fields, as the conflict dialogs show them. */
export function usePersonWords() {
  const { t } = useTranslation('people');
  const { roleName, stateName } = useRoleWords();
  return {
    labelOf: (name: keyof EmployeeEdit) => t(`fields.${name}`),
    inWords: (name: keyof EmployeeEdit, value: unknown): string => {
      if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
      if (name === 'role') return roleName(String(value));
      return name === 'verificationState' ? stateName(String(value)) : String(value);
    },
  };
}
