import { useTranslation } from 'react-i18next';
import { knownRole, knownVerificationState } from '@/domain/people/employee';

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
