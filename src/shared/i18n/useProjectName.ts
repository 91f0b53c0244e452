import { NEW_PROJECT } from '@/domain/customers/project';
import { useTranslation } from 'react-i18next';

/**
 * The display name of a project. The service gets an English name for each new project; until it is renamed, it is
 * shown in the user's language. The stored name is what is sent, kept or compared.
 */
export function useProjectName(): (stored: string) => string {
  const { t } = useTranslation('common');
  return (stored) => (stored === NEW_PROJECT ? t('newProject') : stored);
}
