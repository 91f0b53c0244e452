import { useTranslation } from 'react-i18next';
import { type Employee, socialNetworks } from '@/domain/people/employee';
import type { Begun } from '@/shared/drafts/draftKind';
import { DraftNotice } from '@/shared/drafts/DraftNotice';
import { EditConflict } from '@/shared/edit/ConflictDialog';
import { useSectionDraft } from '@/shared/edit/useEditForm';
import { EditableSection } from '@/shared/ui/dialog/EditableSection';
import { selectUser } from '@/shared/session/sessionSlice';
import { useAppSelector } from '@/shared/store/hooks';
import { TextAreaField } from '@/shared/ui/fields/TextAreaField';
import { TextField } from '@/shared/ui/fields/TextField';
import type { SectionName } from '../employeeEdit';
import { PartFrame } from './ProfilePart';
import { SectionView } from './SectionView';
import { type SectionDraft, sectionDraftsOf } from '../keptPeople';
import { type SectionFormState, useSectionForm } from './useSectionForm';

interface DetailSectionProps {
  readonly employee: Employee;
  readonly section: SectionName;
  readonly title: string;
  readonly hint: string;
}

/** A section of a profile, read and edited in place. */
export function DetailSection(props: DetailSectionProps) {
  const { t } = useTranslation('people');
  const { employee, section, title } = props;
  const { key, draft, notice } = useSectionDraft(sectionDraftsOf(employee.id, section));
  return (
    <PartFrame>
      <DraftNotice {...notice} describe={() => t('draft', { section: title })} />
      <SectionEditor key={key} {...props} draft={draft} />
    </PartFrame>
  );
}

interface SectionEditorProps extends DetailSectionProps {
  /** Unsaved values from an earlier edit. */
  readonly draft: Begun<SectionDraft> | null;
}

function SectionEditor({ employee, section, title, hint, draft }: SectionEditorProps) {
  const { form, save, describeFailure, discard, question } = useSectionForm(employee, section, draft);
  return (
    <>
      <EditableSection
        title={title}
        hint={hint}
        startsEditing={draft !== null}
        isDirty={form.isDirty}
        onSave={save}
        describeFailure={describeFailure}
        onDiscard={discard}
        view={<SectionView section={section} employee={employee} />}
      >
        <SectionFields section={section} employee={employee} form={form} />
      </EditableSection>
      {question && <EditConflict {...question} />}
    </>
  );
}

interface SectionFieldsProps {
  readonly section: SectionName;
  readonly employee: Employee;
  readonly form: SectionFormState;
}

/** The fields of a section. */
function SectionFields({ section, ...props }: SectionFieldsProps) {
  const Fields = fieldsOf[section];
  return (
    <div className="tw-form">
      <Fields {...props} />
    </div>
  );
}

type FieldsProps = Omit<SectionFieldsProps, 'section'>;

/**
 * Autofill purposes (WCAG 1.3.5) for the user's own profile only, so that the browser never fills in someone else's.
 */
function usePurpose({ id }: Employee): (purpose: string) => string {
  const isOwn = useAppSelector(selectUser)?.guid === id;
  return (purpose) => (isOwn ? purpose : 'off');
}

const fieldsOf = { person: PersonFields, work: WorkFields, contact: ContactFields, about: AboutField };

function PersonFields({ employee, form: { field } }: FieldsProps) {
  const { t } = useTranslation('people');
  const purpose = usePurpose(employee);
  return (
    <>
      <div className="span-6 phone-span-12">
        <TextField
          label={t('fields.givenName')}
          required
          autoComplete={purpose('given-name')}
          {...field('givenName')}
        />
      </div>
      <div className="span-6 phone-span-12">
        <TextField
          label={t('fields.surname')}
          required
          autoComplete={purpose('family-name')}
          {...field('surname')}
        />
      </div>
      <TextField
        label={t('fields.username')}
        required
        autoComplete={purpose('username')}
        {...field('username')}
      />
      <TextField label={t('fields.mail')} hint={t('mailFixed')} value={employee.mail} readOnly />
    </>
  );
}

function WorkFields({ employee, form: { field } }: FieldsProps) {
  const { t } = useTranslation('people');
  const purpose = usePurpose(employee);
  return (
    <>
      <TextField label={t('fields.company')} autoComplete={purpose('organization')} {...field('company')} />
      <div className="span-6 phone-span-12">
        <TextField label={t('fields.department')} autoComplete="off" {...field('department')} />
      </div>
      <div className="span-6 phone-span-12">
        <TextField
          label={t('fields.jobTitle')}
          autoComplete={purpose('organization-title')}
          {...field('jobTitle')}
        />
      </div>
      <div className="span-3">
        <TextField
          label={t('fields.postalCode')}
          autoComplete={purpose('postal-code')}
          {...field('postalCode')}
        />
      </div>
      <div className="span-9">
        <TextField
          label={t('fields.location')}
          autoComplete={purpose('address-level2')}
          {...field('location')}
        />
      </div>
    </>
  );
}

function ContactFields({ employee, form: { field } }: FieldsProps) {
  const { t } = useTranslation('people');
  const purpose = usePurpose(employee);
  return (
    <>
      <TextField label={t('fields.phone')} type="tel" autoComplete={purpose('tel')} {...field('phone')} />
      {socialNetworks.map((name) => (
        <div key={name} className="span-6 phone-span-12">
          <TextField label={t(`fields.${name}`)} inputMode="url" autoComplete="off" {...field(name)} />
        </div>
      ))}
    </>
  );
}

function AboutField({ form: { field } }: FieldsProps) {
  const { t } = useTranslation('people');
  return <TextAreaField label={t('fields.about')} rows={8} {...field('about')} />;
}
