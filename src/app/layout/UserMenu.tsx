import chevronDown from 'bootstrap-icons/icons/chevron-down.svg?icon';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fullName } from '@/domain/people/person';
import { selectUser } from '@/shared/session/sessionSlice';
import { useAppSelector } from '@/shared/store/hooks';
import { Icon } from '@/shared/ui/Icon';
import { Avatar } from '@/shared/ui/people/Avatar';
import { useLazyMenu } from '@/shared/ui/useLazyMenu';
import { useWhenIdle } from '@/shared/ui/useWhenIdle';

const loadMenu = async () => (await import('./OpenUserMenu')).OpenUserMenu;

/** The user's photo and name; the menu leads to the profile and holds appearance, language and logout. */
export function UserMenu() {
  const { t } = useTranslation('layout');
  const user = useAppSelector(selectUser);
  const { opened, button } = useLazyMenu<{ readonly content: ReactNode }>(loadMenu);
  // Logout must be at hand without a network, too.
  useWhenIdle(loadMenu);
  if (!user) return null;
  const name = fullName(user) || user.username;
  const content = (
    <>
      <span className="visually-hidden">{t('account.label', { name })}</span>
      <Avatar name={name} photo={user.photo} size={30} />
      <span className="tw-user-name" aria-hidden="true">
        {name}
      </span>
      <Icon of={chevronDown} />
    </>
  );
  if (opened) return <opened.Menu content={content} startsAtFirst={opened.startsAtFirst} />;
  return (
    <div className="dropdown">
      <button {...button} className="tw-user">
        {content}
      </button>
    </div>
  );
}
