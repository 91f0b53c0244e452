import { useTranslation } from '@/shared/i18n/useTranslation';
import type { EmployeeEdit } from '../employeeWire';
import { useRoleWords } from '../useRoleWords';

/** The fields of a profile in words, where two versions stand side by side. */
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
