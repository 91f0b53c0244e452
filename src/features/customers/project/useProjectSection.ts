import { useState } from 'react';
import { useProjectName } from '@/shared/i18n/useProjectName';
import { useTranslation } from 'react-i18next';
import type { Project } from '@/domain/customers/project';
import type { Wish } from '@/shared/outbox/useWish';
import type { SectionOutcome } from '@/shared/ui/dialog/EditableSection';
import { useFollow } from '@/shared/edit/useFollow';
import { useRefusal, useRefusedEdit } from '../refusals';
import type { EditedKind } from '@/shared/edit/saveEdit';
import { useEdit } from '@/shared/edit/useEdit';
import { type ProjectEdit, editOf, projectFields } from '../api/projectEdit';

/** How edits of projects are saved. */
export const editedProject: EditedKind<ProjectEdit> = {
  fields: projectFields,
  load: async () => (await import('../outbox/projectKind')).projectKind,
};

/** What `useProjectSection` needs from the form of a section. */
interface SectionForm<Values> {
  readonly wish: Wish;
  readonly isDirty: boolean;
  readonly submit: () => Promise<Values | null>;
  readonly hasChangedSince: (submitted: Values) => boolean;
  readonly goOn: (submitted: Values, next: Values) => void;
  readonly rebase: (stored: Values, typed: Values) => void;
  readonly reset: (values: Values) => void;
  readonly forgetDraft: () => void;
  /** Keeps the field values that the edit begins with now, because the draft needs them. */
  readonly setBegun: (values: Values) => void;
  /** The field values of a stored project. */
  readonly valuesOf: (project: ProjectEdit) => Values;
  /** The project with the typed values applied. */
  readonly editWith: (base: ProjectEdit, values: Values) => ProjectEdit;
  /** The project when the edit began. */
  readonly base: ProjectEdit;
}

/**
 * Saves the fields of a project that are edited in place, merges them with what others saved, and resets them to the
 * stored values when they are discarded.
 */
export function useProjectSection<Values>(project: Project, form: SectionForm<Values>) {
  const { t } = useTranslation('customers');
  const nameOf = useProjectName();
  const { reasonOf } = useRefusal();
  const { note, forget } = useRefusedEdit('project', project.id);
  const { valuesOf, editWith } = form;
  const [base, setBase] = useState(form.base);
  const { save, conflict, answer } = useEdit(editedProject, {
    labelOf: (name) => t(`project.fields.${name}`),
    done: t('history.project'),
    aboutOf: ({ name }) => nameOf(name),
  });

  /** Continues the edit from what is stored now. */
  function begin(stored: ProjectEdit) {
    setBase(stored);
    form.setBegun(valuesOf(stored));
  }

  function follow() {
    begin(editOf(project));
    form.reset(valuesOf(editOf(project)));
  }

  // Others have saved while nothing was typed here, so the fields are updated.
  useFollow(JSON.stringify(editOf(project)), () => {
    if (!form.isDirty) follow();
  });

  async function send(submitted: Values): Promise<SectionOutcome> {
    let sent = submitted;
    const onChosen = (stored: ProjectEdit, chosen: ProjectEdit) => {
      sent = valuesOf(chosen);
      begin(stored);
      form.rebase(valuesOf(stored), sent);
    };
    const outcome = await save({
      wish: form.wish.key,
      id: project.id,
      base,
      mine: editWith(base, submitted),
      onChosen,
    });
    switch (outcome.kind) {
      case 'failed':
        note(outcome.error);
        return { kind: 'failed', text: t('project.saveFailed', { reason: reasonOf(outcome.error) }) };
      case 'told':
        return { kind: 'invalid' };
      case 'saved': {
        forget();
        // Values typed after the press are another change, and keep the section open.
        const isDone = !form.hasChangedSince(sent);
        begin(outcome.values);
        form.goOn(sent, valuesOf(outcome.values));
        if (isDone) form.forgetDraft();
        return { kind: isDone ? 'saved' : 'invalid' };
      }
    }
  }

  return {
    conflict,
    answer,
    handleSave: async (): Promise<SectionOutcome> => {
      const submitted = await form.submit();
      return submitted ? send(submitted) : { kind: 'invalid' };
    },
    handleDiscard: () => {
      form.forgetDraft();
      follow();
    },
  };
}
