import { useTranslation } from 'react-i18next';
import type { Project } from '@/domain/project';
import type { Rules } from '@/shared/forms/rules';
import { useAppForm } from '@/shared/forms/useAppForm';
import { type BasicValues, basicsDraftsOf } from './projectDrafts';

/** What stands in the fields for a stored project. */
export function basicValues({ name, description, orderNumber, state }: Project): BasicValues {
  return { name, description, orderNumber, state };
}

const rules: Rules<BasicValues, 'name'> = {
  name: { validate: (text) => (text.trim() === '' ? 'name' : undefined) },
};

/** Values and rules of a project's basic information: a project has a name. */
export function useProjectBasics(project: Project, draft: BasicValues | null) {
  const { t } = useTranslation('customers');
  return useAppForm<BasicValues, 'name'>({
    initial: draft ?? basicValues(project),
    isUnsaved: draft !== null,
    rules,
    messageOf: (problem) => t(`project.errors.${problem}`),
    draft: { kind: basicsDraftsOf(project.id), content: (values) => values },
  });
}
