import eye from 'bootstrap-icons/icons/eye.svg?icon';
import eyeSlash from 'bootstrap-icons/icons/eye-slash.svg?icon';
import { type ChangeEventHandler, type ReactNode, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '@/shared/ui/fields/TextField';
import { IconButton } from '@/shared/ui/buttons/IconButton';
import classes from './passwordField.module.scss';

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
    <WithShowButton isShown={isShown} onShow={setIsShown} link={children}>
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
    </WithShowButton>
  );
}

interface WithShowButtonProps {
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
  /** Shown beside the label. */
  readonly link?: ReactNode;
  readonly children: ReactNode;
}

/** A password field with a button at its end that shows or hides what is typed. */
export function WithShowButton({ isShown, onShow, link, children }: WithShowButtonProps) {
  const { t } = useTranslation('auth');
  return (
    <div className={classes.field}>
      {children}
      <IconButton
        className={classes.show}
        icon={isShown ? eyeSlash : eye}
        label={t(isShown ? 'passwordHide' : 'passwordShow')}
        onClick={() => onShow(!isShown)}
      />
      {link}
    </div>
  );
}
