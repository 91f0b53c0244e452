import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '@/domain/project';
import { useErrorText } from '@/shared/api/useErrorText';
import type { SectionOutcome } from '@/shared/ui/dialog/EditableSection';
import { useFollow } from '@/shared/edit/useFollow';
import { type ProjectEdit, editOf, useProjectEdit } from './useProjectEdit';

/** What the form of a section has to offer. */
interface SectionForm<Values> {
  readonly isDirty: boolean;
  readonly submit: () => Promise<Values | null>;
  readonly hasChangedSince: (submitted: Values) => boolean;
  readonly goOn: (submitted: Values, next: Values) => void;
  readonly reset: (values: Values) => void;
  readonly forgetDraft: () => void;
}

/**
 * Saving and following of a section of a project's page: merged with what others saved, and back to what is stored when
 * it is discarded.
 *
 * @param valuesOf what stands in the fields for a stored project
 * @param editWith the project with what is typed
 */
export function useProjectSection<Values>(
  project: Project,
  form: SectionForm<Values>,
  valuesOf: (project: Project) => Values,
  editWith: (base: ProjectEdit, values: Values) => ProjectEdit,
) {
  const { t } = useTranslation('customers');
  const errorText = useErrorText();
  const [base, setBase] = useState(() => editOf(project));
  const { save, clash, forgetClash } = useProjectEdit(project);

  function follow() {
    setBase(editOf(project));
    form.reset(valuesOf(project));
  }

  // Others have saved while nothing was typed here.
  useFollow(JSON.stringify(editOf(project)), () => {
    if (!form.isDirty) follow();
  });

  async function send(
    from: ProjectEdit,
    mine: ProjectEdit,
    submitted: Values | null,
  ): Promise<SectionOutcome> {
    const outcome = await save(from, mine);
    switch (outcome.kind) {
      case 'failed':
        return { kind: 'failed', text: t('project.saveFailed', { reason: errorText(outcome.error) }) };
      case 'clash':
      case 'told':
        return { kind: 'invalid' };
      case 'saved':
        // What was typed after the press is a change of its own, and keeps the section open.
        if (submitted !== null && form.hasChangedSince(submitted)) {
          setBase(mine);
          form.goOn(submitted, submitted);
          return { kind: 'invalid' };
        }
        form.forgetDraft();
        return { kind: 'saved' };
    }
  }

  return {
    clash,
    forgetClash,
    handleSave: async (): Promise<SectionOutcome> => {
      const submitted = await form.submit();
      return submitted ? send(base, editWith(base, submitted), submitted) : { kind: 'invalid' };
    },
    handleChosen: async (stored: ProjectEdit, chosen: ProjectEdit): Promise<SectionOutcome> => {
      forgetClash();
      return send(stored, chosen, null);
    },
    handleDiscard: () => {
      form.forgetDraft();
      follow();
    },
  };
}
