import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { NEW_PROJECT, type Project, projectStates } from '@/domain/customers/project';
import type { Begun } from '@/shared/drafts/draftKind';
import { DraftNotice } from '@/shared/drafts/DraftNotice';
import { noticeGiven, noticeLife } from '@/shared/notices/noticesSlice';
import { useAppDispatch } from '@/shared/store/hooks';
import { EditableSection } from '@/shared/edit/EditableSection';
import { useSectionDraft } from '@/shared/edit/useEditForm';
import { SelectField } from '@/shared/ui/fields/SelectField';
import { TextAreaField } from '@/shared/ui/fields/TextAreaField';
import { TextField } from '@/shared/ui/fields/TextField';
import { useSelectOnFocus } from '@/shared/ui/fields/useSelectOnFocus';
import { useProjectName } from '@/shared/i18n/useProjectName';
import type { Rules } from '@/shared/forms/rules';
import { isCreatedNow } from './newProject';
import { ProjectStateTag, useProjectStateWords } from '../ProjectStateTag';
import { useRefusedEdit } from '../refusals';
import { type BasicValues, type ProjectDraft, basicsDraftsOf } from '../keptProjects';
import { useProjectEdit } from './useProjectEdit';
import { editOf } from '../api/projectEdit';

interface EditorProps {
  readonly project: Project;
  /** Unsaved values from an earlier edit. */
  readonly draft: Begun<ProjectDraft<BasicValues>> | null;
}

/** The basic information of a project; its state may be set to any value. */
export function ProjectBasicsSection({ project }: { project: Project }) {
  const { t } = useTranslation('customers');
  const nameOf = useProjectName();
  const { key, draft, notice } = useSectionDraft(basicsDraftsOf(project.id));
  return (
    <div className="tw-block">
      <DraftNotice {...notice} describe={() => t('draft.edit', { name: nameOf(project.name) })} />
      <BasicsEditor key={key} project={project} draft={draft} />
    </div>
  );
}

function BasicsEditor({ project, draft }: EditorProps) {
  const { t } = useTranslation('customers');
  const dispatch = useAppDispatch();
  const name = useProjectName()(project.name);
  const isUnnamed = project.name === NEW_PROJECT;
  const selectOnFocus = useSelectOnFocus();
  const isNew = isCreatedNow(useLocation().state) && isUnnamed;
  const { stateName } = useProjectStateWords();
  const { refusal } = useRefusedEdit('project', project.id);
  const edit = useProjectBasics(project, draft);
  // An unknown state stays selectable.
  const states = [...new Set([project.state, ...projectStates])].filter((state) => state !== '');
  const { field } = edit.form;

  /** Cancelling the name of a new project could look as if the project had not been created, so a notice is shown. */
  function handleLeave() {
    edit.discard();
    if (!isNew) return;
    dispatch(
      noticeGiven({ tone: 'info', text: t('project.staysUnnamed', { name }), lifeMs: noticeLife.toRead }),
    );
  }

  return (
    <EditableSection
      canEdit={refusal === null}
      startsEditing={draft !== null || isNew}
      title={t('project.title')}
      edit={{ ...edit, discard: handleLeave }}
      view={
        <dl className="tw-terms">
          <dt>{t('project.fields.name')}</dt>
          <dd>{name}</dd>
          <dt>{t('project.fields.orderNumber')}</dt>
          <dd className="figures">{project.orderNumber || '–'}</dd>
          <dt>{t('project.fields.state')}</dt>
          <dd>
            <ProjectStateTag state={project.state} isPlain />
          </dd>
          <dt className="wide">{t('project.fields.description')}</dt>
          <dd className="wide">{project.description || '–'}</dd>
        </dl>
      }
    >
      <div className="tw-form">
        <TextField
          label={t('project.fields.name')}
          required
          autoComplete="off"
          {...(isUnnamed && selectOnFocus)}
          {...field('name')}
        />
        <TextField label={t('project.fields.orderNumber')} autoComplete="off" {...field('orderNumber')} />
        <SelectField
          label={t('project.fields.state')}
          options={states.map((state) => ({ value: state, label: stateName(state) }))}
          {...field('state')}
        />
        <TextAreaField label={t('project.fields.description')} rows={4} {...field('description')} />
      </div>
    </EditableSection>
  );
}

const rules: Rules<BasicValues, 'name'> = {
  name: { validate: (text) => (text.trim() === '' ? 'name' : undefined) },
};

/** The form of a project's basic information: the name is required. */
function useProjectBasics(project: Project, draft: Begun<ProjectDraft<BasicValues>> | null) {
  const { t } = useTranslation('customers');
  const nameOf = useProjectName();
  return useProjectEdit<BasicValues, 'name'>(project, {
    draft: draft && {
      ...draft,
      base: { ...editOf(project), ...draft.base },
    },
    // The name is edited as it is displayed.
    valuesOf: ({ name, description, orderNumber, state }) => ({
      name: nameOf(name),
      description,
      orderNumber,
      state,
    }),
    rulesOf: () => rules,
    messageOf: (problem) => t(`project.errors.${problem}`),
    keep: {
      kind: basicsDraftsOf(project.id),
      content: (values, { content: { name, description, orderNumber, state } }) => ({
        base: { name, description, orderNumber, state },
        values,
      }),
    },
  });
}
