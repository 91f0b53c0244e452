import { useTranslation } from 'react-i18next';
import { NEW_PROJECT } from './api/projectsApi';

/**
 * The name of a project as it is shown. The service is given an English one for each new project (section 7,
 * `PUT /projects`); until somebody gives it another, it is called so in the user's language.
 */
export function useProjectName(): (stored: string) => string {
  const { t } = useTranslation('customers');
  return (stored) => (stored === NEW_PROJECT ? t('projects.new') : stored);
}
