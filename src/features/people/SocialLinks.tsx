import { useTranslation } from 'react-i18next';
import { type Employee, displayName, socialLinks } from '@/domain/people/employee';
import { Icon } from '@/shared/ui/Icon';
import { networkIcons } from './networkIcons';

/** Links to a person's social networks as icons; each opens in a new window (section 2). */
export function SocialLinks({ employee }: { employee: Employee }) {
  const { t } = useTranslation('people');
  const name = displayName(employee);
  return (
    <div className="tw-soc">
      {socialLinks(employee).map(({ network, address }) => (
        <a
          key={network}
          className="tw-iconbtn"
          href={address}
          target="_blank"
          rel="noreferrer"
          aria-label={t('networkOf', { network: t(`networks.${network}`), name })}
          title={t(`networks.${network}`)}
        >
          <Icon of={networkIcons[network]} />
        </a>
      ))}
    </div>
  );
}
