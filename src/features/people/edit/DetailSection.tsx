import { useTranslation } from 'react-i18next';
import { type Employee, socialAddress, socialNetworks } from '@/domain/people/employee';
import { isApiError } from '@/shared/api/apiError';
import type { Begun } from '@/shared/drafts/draftKind';
import { DraftNotice } from '@/shared/drafts/DraftNotice';
import { useSectionDraft } from '@/shared/edit/useEditForm';
import type { Rules } from '@/shared/forms/rules';
import type { EditOutcome } from '@/shared/forms/useSaving';
import { EditableSection } from '@/shared/edit/EditableSection';
import { useUser } from '@/shared/store/hooks';
import { TextAreaField } from '@/shared/ui/fields/TextAreaField';
import { TextField, type TextFieldProps } from '@/shared/ui/fields/TextField';
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
  const edit = useSectionForm(employee, section, draft);
  const Fields = fieldsOf[section];
  return (
    <EditableSection
      title={title}
      hint={hint}
      startsEditing={draft !== null}
      edit={edit}
      view={<SectionView section={section} employee={employee} />}
    >
      <div className="tw-form">
        <Fields employee={employee} form={edit.form} />
      </div>
    </EditableSection>
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

interface DetailProps extends FieldsProps, Pick<TextFieldProps, 'inputMode' | 'required' | 'type'> {
  readonly name: DetailName;
  /** The CSS classes that set the width of the field when it shares its row with another one. */
  readonly span?: string;
  /** The autofill purpose (WCAG 1.3.5), for the user's own profile only: someone else's is never filled in. */
  readonly purpose?: string;
}

/** A field of one line. */
function Detail({ employee, form, name, span, purpose = 'off', ...input }: DetailProps) {
  const { t } = useTranslation('people');
  const isOwn = useUser()?.guid === employee.id;
  const field = (
    <TextField
      label={t(`fields.${name}`)}
      autoComplete={isOwn ? purpose : 'off'}
      {...input}
      {...form.field(name)}
    />
  );
  return span === undefined ? field : <div className={span}>{field}</div>;
}

/** The width of a field that has another one beside it, but not on a phone. */
const HALF = 'span-6 phone-span-12';

/** The fields of each section. */
const fieldsOf = { person: PersonFields, work: WorkFields, contact: ContactFields, about: AboutField };

function PersonFields(of: FieldsProps) {
  const { t } = useTranslation('people');
  return (
    <>
      <Detail {...of} name="givenName" span={HALF} purpose="given-name" required />
      <Detail {...of} name="surname" span={HALF} purpose="family-name" required />
      <Detail {...of} name="username" purpose="username" required />
      <TextField label={t('fields.mail')} hint={t('mailFixed')} value={of.employee.mail} readOnly />
    </>
  );
}

function WorkFields(of: FieldsProps) {
  return (
    <>
      <Detail {...of} name="company" purpose="organization" />
      <Detail {...of} name="department" span={HALF} />
      <Detail {...of} name="jobTitle" span={HALF} purpose="organization-title" />
      <Detail {...of} name="postalCode" span="span-3" purpose="postal-code" />
      <Detail {...of} name="location" span="span-9" purpose="address-level2" />
    </>
  );
}

function ContactFields(of: FieldsProps) {
  return (
    <>
      <Detail {...of} name="phone" type="tel" purpose="tel" />
      {socialNetworks.map((name) => (
        <Detail key={name} {...of} name={name} span={HALF} inputMode="url" />
      ))}
    </>
  );
}

function AboutField({ form: { field } }: FieldsProps) {
  const { t } = useTranslation('people');
  return <TextAreaField label={t('fields.about')} rows={8} {...field('about')} />;
}
