import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Role } from '@/domain/access';
import { replayEarlyPress } from '@/shared/first-screen/firstScreen';
import { Button } from '@/shared/ui/buttons/Button';
import classes from './signInPage.module.scss';

export interface DemoAccount {
  readonly name: string;
  readonly mail: string;
  readonly password: string;
  readonly role: Role;
}

/** Accounts from the reference service's seed, one for each role; see `tests/service/demoAccounts.ts`. */
const accounts: readonly DemoAccount[] = [
  { name: 'Jana Albrecht', mail: 'jana.albrecht@nordfeld.example', password: 'tagwerk', role: 'member' },
  { name: 'Tobias Reimann', mail: 'tobias.reimann@nordfeld.example', password: 'tagwerk', role: 'manager' },
  { name: 'Anke Petersen', mail: 'anke.petersen@nordfeld.example', password: 'tagwerk', role: 'admin' },
];

/** Buttons that fill in the demo accounts. Only shown if VITE_DEMO is set. */
export function DemoAccounts({ onChoose }: { onChoose: (account: DemoAccount) => void }) {
  const { t } = useTranslation('auth');
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => replayEarlyPress(section.current), []);
  return (
    <section ref={section} className={classes.demo} aria-labelledby="demo-accounts">
      <h2 id="demo-accounts" className="text-secondary text-small text-medium below-10">
        {t('demo.title')}
      </h2>
      <div className="as-flex gap-8 wrap">
        {accounts.map((account) => (
          <Button
            key={account.mail}
            size="sm"
            className={classes.demoAccount}
            onClick={() => onChoose(account)}
          >
            {account.name} <span className="text-faint">{t(`roles.${account.role}`)}</span>
          </Button>
        ))}
      </div>
    </section>
  );
}
