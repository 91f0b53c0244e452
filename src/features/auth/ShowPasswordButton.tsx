import eye from 'bootstrap-icons/icons/eye.svg?icon';
import eyeSlash from 'bootstrap-icons/icons/eye-slash.svg?icon';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/shared/ui/IconButton';

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
