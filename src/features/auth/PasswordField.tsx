import eye from 'bootstrap-icons/icons/eye.svg?icon';
import eyeSlash from 'bootstrap-icons/icons/eye-slash.svg?icon';
import { type ChangeEventHandler, type ReactNode, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '@/shared/ui/fields/TextField';
import { IconButton } from '@/shared/ui/IconButton';

interface PasswordFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: ChangeEventHandler<HTMLInputElement>;
  readonly ref?: Ref<HTMLInputElement>;
  /** Shown beside the label: the link for a forgotten password. */
  readonly children: ReactNode;
}

/** The password field of the sign-in screen, with a button that shows the password. */
export function PasswordField({ value, error, onChange, ref, children }: PasswordFieldProps) {
  const { t } = useTranslation('auth');
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="tw-password">
      <TextField
        {...(ref && { ref })}
        label={t('password')}
        type={isShown ? 'text' : 'password'}
        name="password"
        autoComplete="current-password"
        value={value}
        error={error}
        onChange={onChange}
      />
      <ShowPasswordButton isShown={isShown} onChange={setIsShown} />
      {children}
    </div>
  );
}

interface ShowPasswordButtonProps {
  readonly isShown: boolean;
  readonly onChange: (isShown: boolean) => void;
}

/** The button at the end of a password field that shows or hides the password. */
export function ShowPasswordButton({ isShown, onChange }: ShowPasswordButtonProps) {
  const { t } = useTranslation('auth');
  return (
    <IconButton
      icon={isShown ? eyeSlash : eye}
      label={t(isShown ? 'passwordHide' : 'passwordShow')}
      onClick={() => onChange(!isShown)}
    />
  );
}
