import { useTranslation } from 'react-i18next';
import { type Employee, socialNetworks } from '@/domain/people/employee';
import { selectUser } from '@/shared/session/sessionSlice';
import { useAppSelector } from '@/shared/store/hooks';
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

/** What a browser may fill in (WCAG 1.3.5): one's own data, never those of somebody else. */
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
      <div className="c6 p12">
        <TextField
          label={t('fields.givenName')}
          required
          autoComplete={purpose('given-name')}
          {...field('givenName')}
        />
      </div>
      <div className="c6 p12">
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
      <div className="c6 p12">
        <TextField label={t('fields.department')} autoComplete="off" {...field('department')} />
      </div>
      <div className="c6 p12">
        <TextField
          label={t('fields.jobTitle')}
          autoComplete={purpose('organization-title')}
          {...field('jobTitle')}
        />
      </div>
      <div className="c3">
        <TextField
          label={t('fields.postalCode')}
          autoComplete={purpose('postal-code')}
          {...field('postalCode')}
        />
      </div>
      <div className="c9">
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
