import { NEW_PROJECT } from '@/domain/customers/newProject';
import { useTranslation } from 'react-i18next';

/**
 * The name of a project as it is read. The service is given an English one for each new project; until somebody gives it
 * another, it is called so in the user's language. What is sent, kept or compared is the stored name.
 */
export function useProjectName(): (stored: string) => string {
  const { t } = useTranslation('common');
  return (stored) => (stored === NEW_PROJECT ? t('newProject') : stored);
}
