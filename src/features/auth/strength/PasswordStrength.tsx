import { useDeferredValue, useEffect, useState } from 'react';
import { env } from '@/shared/env';
import { useTranslation } from 'react-i18next';
import type { Strength } from './passwordMeter';
import classes from './passwordStrength.module.scss';

type Meter = (password: string, known: readonly string[]) => Strength;

/** Loads the meter when typing begins, because its lists are large; without a connection there is no meter. */
function useMeter(isNeeded: boolean): Meter | null {
  const [meter, setMeter] = useState<Meter | null>(null);
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isGone = false;
    void import('./passwordMeter').then(
      ({ strengthOf }) => !isGone && setMeter(() => strengthOf),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isNeeded]);
  return meter;
}

interface PasswordStrengthProps {
  readonly password: string;
  /** Other values of the form; a password made from them is weak. */
  readonly known: readonly string[];
}

/**
 * Shows the strength of a new password during typing. It rejects nothing: only the service and the company's minimum
 * length do, and the latter is shown from the start.
 */
export function PasswordStrength({ password, known }: PasswordStrengthProps) {
  const { t } = useTranslation('account');
  const typed = useDeferredValue(password);
  const meter = useMeter(password !== '');
  const strength = meter && typed !== '' ? meter(typed, known) : null;
  const least = env.passwordMin;
  return (
    <span className={classes.strength}>
      {strength !== null && (
        <span className={classes.bar} data-strength={strength} aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </span>
      )}
      <span role="status">
        {strength !== null && t(`password.strength.${strength}`)}
        {strength === null && least !== null && t('password.least', { count: least })}
      </span>
      {strength !== null && strength < 3 && <span className={classes.tip}>{t('password.tip')}</span>}
    </span>
  );
}
