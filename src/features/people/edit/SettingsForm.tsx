import type { ComponentProps, FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type Employee, roles, verificationStates } from '@/domain/people/employee';
import { EditConflict } from '@/shared/edit/EditConflict';
import { closedWhenSaved, useSaving } from '@/shared/forms/useSaving';
import { FormEnd } from '@/shared/ui/dialog/FormEnd';
import { Alert } from '@/shared/ui/messages/Alert';
import { ChoiceSwitch } from '../ChoiceSwitch';
import type { EmployeeEdit } from '../employeeWire';
import { useRoleWords } from '../personWords';
import { editOf } from '../employeeEdit';
import { RadioCard, RadioCards } from '@/shared/ui/fields/RadioCards';
import { ProfilePart } from './ProfilePart';
import { usePersonForm } from './useEditPerson';

type Settings = { verificationState: string; role: string; isAccountant: boolean };

function settingsOf({ verificationState, role, isAccountant }: EmployeeEdit): Settings {
  return { verificationState, role, isAccountant };
}

/** The settings of an employee, which only an admin sees: verification state, role, accountant. */
export function SettingsForm({ employee }: { employee: Employee }) {
  const { t } = useTranslation('people');
  const { roleName, roleText, stateName, stateText } = useRoleWords();
  const stored = editOf(employee);
  const { form, save, describeFailure, discard, question } = usePersonForm<Settings, never>(employee, {
    draft: null,
    valuesOf: settingsOf,
    rulesOf: () => ({}),
    messageOf: () => '',
  });
  const { isSaving, failure, run } = useSaving();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void run(async () => closedWhenSaved(await save(), () => undefined), 'close');
  }

  const { isAccountant } = form.values;
  return (
    <form aria-label={t('settings.title')} noValidate onSubmit={handleSubmit}>
      <RadioPart
        title={t('fields.verificationState')}
        hint={t('settings.stateHint')}
        options={withStored(verificationStates, stored.verificationState).map((value) => ({
          value,
          name: stateName(value),
          text: stateText(value),
        }))}
        value={form.values.verificationState}
        field={form.field('verificationState')}
      />
      <RadioPart
        title={t('fields.role')}
        hint={t('settings.roleHint')}
        options={withStored(roles, stored.role).map((value) => ({
          value,
          name: roleName(value),
          text: roleText(value),
        }))}
        value={form.values.role}
        field={form.field('role')}
      />
      <ProfilePart title={t('accountant')} hint={t('settings.accountantHint')}>
        <ChoiceSwitch
          label={t('fields.isAccountant')}
          text={t('settings.accountantText')}
          name="isAccountant"
          checked={isAccountant}
          onChange={() => form.setValue('isAccountant', !isAccountant)}
        />
        {failure !== null && <Alert tone="danger">{describeFailure(failure)}</Alert>}
        <FormEnd isSaving={isSaving} onCancel={discard} />
      </ProfilePart>
      {question && <EditConflict {...question} />}
    </form>
  );
}

/** Adds the stored value to the options if it is not among them. */
function withStored(known: readonly string[], stored: string): readonly string[] {
  return stored === '' || known.includes(stored) ? known : [stored, ...known];
}

interface RadioPartProps {
  readonly title: string;
  readonly hint: string;
  readonly options: readonly { readonly value: string; readonly name: string; readonly text: string }[];
  readonly value: string;
  /** Props from the form. */
  readonly field: Pick<ComponentProps<'input'>, 'name' | 'ref' | 'onChange' | 'onBlur'>;
}

function RadioPart({ title, hint, options, value: chosen, field }: RadioPartProps) {
  const { name, ref, onChange, onBlur } = field;
  return (
    <ProfilePart title={title} hint={hint}>
      <RadioCards label={title}>
        {options.map(({ value, ...option }) => (
          <RadioCard
            key={value}
            {...option}
            input={{ name, ref, value, checked: value === chosen, onChange, onBlur }}
          />
        ))}
      </RadioCards>
    </ProfilePart>
  );
}
