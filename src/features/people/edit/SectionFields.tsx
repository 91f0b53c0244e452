import { useTranslation } from '@/shared/i18n/useTranslation';
import { type Employee, socialNetworks } from '@/domain/employee';
import { TextAreaField } from '@/shared/ui/fields/TextAreaField';
import { TextField } from '@/shared/ui/fields/TextField';
import type { SectionName } from './employeeEdit';
import type { SectionFormState } from './useSectionForm';

interface SectionFieldsProps {
  readonly section: SectionName;
  readonly employee: Employee;
  readonly form: SectionFormState;
}

/** The fields of a section, and nothing but the fields. */
export function SectionFields({ section, ...props }: SectionFieldsProps) {
  const Fields = fieldsOf[section];
  return (
    <div className="tw-form">
      <Fields {...props} />
    </div>
  );
}

type FieldsProps = Omit<SectionFieldsProps, 'section'>;

const fieldsOf = { person: PersonFields, work: WorkFields, contact: ContactFields, about: AboutField };

function PersonFields({ employee, form: { field } }: FieldsProps) {
  const { t } = useTranslation('people');
  return (
    <>
      <div className="c6 p12">
        <TextField label={t('fields.givenName')} required autoComplete="off" {...field('givenName')} />
      </div>
      <div className="c6 p12">
        <TextField label={t('fields.surname')} required autoComplete="off" {...field('surname')} />
      </div>
      <TextField label={t('fields.username')} required autoComplete="off" {...field('username')} />
      <TextField label={t('fields.mail')} hint={t('mailFixed')} value={employee.mail} readOnly />
    </>
  );
}

function WorkFields({ form: { field } }: FieldsProps) {
  const { t } = useTranslation('people');
  return (
    <>
      <TextField label={t('fields.company')} autoComplete="off" {...field('company')} />
      <div className="c6 p12">
        <TextField label={t('fields.department')} autoComplete="off" {...field('department')} />
      </div>
      <div className="c6 p12">
        <TextField label={t('fields.jobTitle')} autoComplete="off" {...field('jobTitle')} />
      </div>
      <div className="c3">
        <TextField label={t('fields.postalCode')} autoComplete="off" {...field('postalCode')} />
      </div>
      <div className="c9">
        <TextField label={t('fields.location')} autoComplete="off" {...field('location')} />
      </div>
    </>
  );
}

function ContactFields({ form: { field } }: FieldsProps) {
  const { t } = useTranslation('people');
  return (
    <>
      <TextField label={t('fields.phone')} type="tel" autoComplete="off" {...field('phone')} />
      {socialNetworks.map((name) => (
        <div key={name} className="c6 p12">
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
