import { useTranslation } from '@/shared/i18n/useTranslation';
import { type AskedConflict, EditConflict } from '@/shared/edit/EditConflict';
import type { EmployeeEdit } from '../employeeWire';
import { useRoleWords } from '../useRoleWords';

/** Two people changed the same fields of a profile: which version stays? */
export function EmployeeConflict(props: AskedConflict<EmployeeEdit>) {
  const { t } = useTranslation('people');
  const { roleName, stateName } = useRoleWords();
  const inWords = (name: keyof EmployeeEdit, value: unknown) => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (name === 'role') return roleName(String(value));
    return name === 'verificationState' ? stateName(String(value)) : String(value);
  };
  return <EditConflict {...props} labelOf={(name) => t(`fields.${name}`)} inWords={inWords} />;
}
