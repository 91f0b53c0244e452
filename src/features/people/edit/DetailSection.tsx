import { useTranslation } from 'react-i18next';
import { type Employee, socialAddress, socialNetworks } from '@/domain/people/employee';
import { isApiError } from '@/shared/api/apiError';
import type { Begun } from '@/shared/drafts/draftKind';
import { DraftNotice } from '@/shared/drafts/DraftNotice';
import { EditConflict } from '@/shared/edit/ConflictDialog';
import { useSectionDraft } from '@/shared/edit/useEditForm';
import type { Rules } from '@/shared/forms/rules';
import type { EditOutcome } from '@/shared/forms/useSaving';
import { EditableSection } from '@/shared/ui/dialog/EditableSection';
import { useUser } from '@/shared/store/hooks';
import { TextAreaField } from '@/shared/ui/fields/TextAreaField';
import { TextField } from '@/shared/ui/fields/TextField';
import { type DetailName, type SectionName, sectionFields } from '../employeeEdit';
import { PartFrame } from './ProfilePart';
import { SectionView } from './SectionView';
import { type SectionDraft, sectionDraftsOf } from '../keptPeople';
import { usePersonForm } from './useEditPerson';

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
  const Fields = fieldsOf[section];
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
        <div className="tw-form">
          <Fields employee={employee} form={form} />
        </div>
      </EditableSection>
      {question && <EditConflict {...question} />}
    </>
  );
}

/** The field values of a section, by name. */
type SectionValues = Record<string, string>;

type Problem = 'givenName' | 'surname' | 'username' | 'link' | 'taken';

const required = (name: 'givenName' | 'surname' | 'username') => ({
  validate: (text: string | undefined) => (text?.trim() === '' ? name : undefined),
});

/** A link must be a web address, unless it was stored before. */
function rulesOf(shown: SectionValues): Rules<SectionValues, Problem> {
  const link = (name: (typeof socialNetworks)[number]) => ({
    validate: (text: string | undefined) =>
      !text?.trim() || text === shown[name] || socialAddress(text) !== null ? undefined : ('link' as const),
  });
  return {
    givenName: required('givenName'),
    surname: required('surname'),
    username: required('username'),
    ...Object.fromEntries(socialNetworks.map((name) => [name, link(name)])),
  };
}

/** The form of a section of a profile. */
function useSectionForm(employee: Employee, section: SectionName, draft: Begun<SectionDraft> | null) {
  const { t } = useTranslation('people');
  const { form, typed, save, ...edit } = usePersonForm<SectionValues, Problem>(employee, {
    draft,
    valuesOf: (content) => Object.fromEntries(sectionFields[section].map((name) => [name, content[name]])),
    rulesOf,
    messageOf: (problem) => t(`errors.${problem}`),
    keep: {
      kind: sectionDraftsOf(employee.id, section),
      content: (values, { content }) => ({ base: content, values }),
    },
  });

  return {
    ...edit,
    form: { ...form, field: (name: DetailName) => form.field(name) },
    save: async (): Promise<EditOutcome> => {
      const outcome = await save();
      if (outcome.kind !== 'failed') return outcome;
      const { error } = outcome;
      const isTaken = isApiError(error) && error.kind === 'conflict' && typed.username !== employee.username;
      if (!isTaken) return outcome;
      form.refuse({ username: 'taken' }, form.values);
      return { kind: 'invalid' };
    },
  };
}

interface FieldsProps {
  readonly employee: Employee;
  readonly form: ReturnType<typeof useSectionForm>['form'];
}

/**
 * Autofill purposes (WCAG 1.3.5) for the user's own profile only, so that the browser never fills in someone else's.
 */
function usePurpose({ id }: Employee): (purpose: string) => string {
  const isOwn = useUser()?.guid === id;
  return (purpose) => (isOwn ? purpose : 'off');
}

/** The fields of each section. */
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
