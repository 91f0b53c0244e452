import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NEW_PROJECT } from '@/domain/customers/newProject';
import type { Project } from '@/domain/customers/project';
import type { Begun } from '@/shared/drafts/draftKind';
import type { Rules } from '@/shared/forms/rules';
import { useAppForm } from '@/shared/forms/useAppForm';
import { useProjectName } from '@/shared/i18n/useProjectName';
import { keepBegun } from './keepBegun';
import { type BasicValues, type ProjectDraft, basicsDraftsOf } from './projectDrafts';
import { type ProjectEdit, editOf } from './projectEdit';

const rules: Rules<BasicValues, 'name'> = {
  name: { validate: (text) => (text.trim() === '' ? 'name' : undefined) },
};

/** Values and rules of a project's basic information: a project has a name. */
export function useProjectBasics(project: Project, draft: Begun<ProjectDraft<BasicValues>> | null) {
  const { t } = useTranslation('customers');
  const nameOf = useProjectName();
  /** What stands in the fields for a stored project: its name as it is shown. */
  const valuesOf = ({ name, description, orderNumber, state }: BasicValues): BasicValues => ({
    name: nameOf(name),
    description,
    orderNumber,
    state,
  });
  const [begun, setBegun] = useState(() => valuesOf(draft?.base ?? project));
  const isUnnamed = project.name === NEW_PROJECT && begun.name === nameOf(NEW_PROJECT);
  // A draft is compared with what is stored.
  const begunStored = isUnnamed ? { ...begun, name: NEW_PROJECT } : begun;
  const form = useAppForm<BasicValues, 'name'>({
    initial: draft?.values ?? begun,
    isUnsaved: draft !== null,
    rules,
    messageOf: (problem) => t(`project.errors.${problem}`),
    draft: {
      kind: basicsDraftsOf(project.id),
      content: (values) => ({ base: begunStored, values }),
      wish: draft?.wish,
    },
  });

  // Blanks around are not sent, but those that are stored are nobody's change.
  const trimmed = (text: string, before: string, stored: string) => (text === before ? stored : text.trim());

  return {
    ...form,
    ...keepBegun(form, setBegun),
    base: { ...editOf(project), ...draft?.base },
    valuesOf,
    editWith: (base: ProjectEdit, values: BasicValues): ProjectEdit => ({
      ...base,
      name: trimmed(values.name, begun.name, base.name),
      description: trimmed(values.description, begun.description, base.description),
      orderNumber: trimmed(values.orderNumber, begun.orderNumber, base.orderNumber),
      state: values.state,
    }),
  };
}
