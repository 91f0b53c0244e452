import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '@/shared/ui/fields/TextField';
import { PasswordStrength } from './strength/PasswordStrength';
import { WithShowButton } from './PasswordField';

/** Props from the form, including the error message. */
type FieldState = Omit<ComponentProps<typeof TextField>, 'label'>;

interface NewPasswordFieldsProps {
  readonly password: FieldState;
  /** The password typed so far. */
  readonly typed: string;
  readonly repetition: FieldState;
  /** Other data about the user, such as the mail address, which make a password weak. */
  readonly known: readonly string[];
  /** The password replaces an existing one. */
  readonly isNew?: boolean;
}

/** A new password with its strength, and its repetition; one button shows both. */
export function NewPasswordFields({
  password,
  typed,
  repetition,
  known,
  isNew = false,
}: NewPasswordFieldsProps) {
  const { t } = useTranslation('account');
  const [isShown, setIsShown] = useState(false);
  const input = { required: true, type: isShown ? 'text' : 'password', autoComplete: 'new-password' };
  const cell = isNew ? undefined : 'span-6 phone-span-12';
  return (
    <>
      <div className={cell}>
        <WithShowButton isShown={isShown} onShow={setIsShown}>
          <TextField
            label={t(isNew ? 'password.new' : 'password.label')}
            hint={<PasswordStrength password={typed} known={known} />}
            {...input}
            {...password}
          />
        </WithShowButton>
      </div>
      <div className={cell}>
        <TextField label={t('password.repetition')} {...input} {...repetition} />
      </div>
    </>
  );
}
