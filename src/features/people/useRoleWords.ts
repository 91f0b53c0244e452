import { useTranslation } from 'react-i18next';
import { knownRole, knownVerificationState } from '@/domain/people/employee';

/** Roles and verification states in words; what is not known here as the service spells it. */
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
