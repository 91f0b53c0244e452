import { useTranslation } from 'react-i18next';
import type { Employee } from '@/domain/people/employee';
import type { Begun } from '@/shared/drafts/draftKind';
import { DraftNotice } from '@/shared/drafts/DraftNotice';
import { useSectionDraft } from '@/shared/edit/useSectionDraft';
import { EditableSection } from '@/shared/ui/dialog/EditableSection';
import { EmployeeConflict } from './EmployeeConflict';
import type { SectionName } from './employeeEdit';
import { SectionFields } from './SectionFields';
import { SectionView } from './SectionView';
import { type SectionDraft, sectionDraftsOf } from './sectionDraft';
import { usePersonSection } from './usePersonSection';
import { sectionValues, useSectionForm, withTyped } from './useSectionForm';

interface DetailSectionProps {
  readonly employee: Employee;
  readonly section: SectionName;
  readonly title: string;
  readonly hint: string;
}

/** A part of somebody's profile, read and edited in its place (section 4, "Edit sections"). */
export function DetailSection(props: DetailSectionProps) {
  const { t } = useTranslation('people');
  const { employee, section, title } = props;
  const { key, draft, notice } = useSectionDraft(sectionDraftsOf(employee.id, section));
  return (
    <div className="tw-set">
      <DraftNotice {...notice} describe={() => t('draft', { section: title })} />
      <SectionEditor key={key} {...props} draft={draft} />
    </div>
  );
}

interface SectionEditorProps extends DetailSectionProps {
  /** What was typed here before and not saved. */
  readonly draft: Begun<SectionDraft> | null;
}

function SectionEditor({ employee, section, title, hint, draft }: SectionEditorProps) {
  const form = useSectionForm(employee, section, draft);
  const { conflict, answer, handleSave, handleDiscard } = usePersonSection({
    employee,
    form,
    draftBase: draft?.base ?? null,
    valuesOf: (edit) => sectionValues(section, edit),
    editWith: withTyped,
    onTaken: (submitted) => form.refuse({ username: 'taken' }, submitted),
  });

  return (
    <>
      <EditableSection
        title={title}
        hint={hint}
        startsEditing={draft !== null}
        isDirty={form.isDirty}
        onSave={handleSave}
        onDiscard={handleDiscard}
        view={<SectionView section={section} employee={employee} />}
      >
        <SectionFields section={section} employee={employee} form={form} />
      </EditableSection>
      {conflict && <EmployeeConflict conflict={conflict} onAnswer={answer} />}
    </>
  );
}
