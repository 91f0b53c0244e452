import { useTranslation } from 'react-i18next';
import { useToday } from '@/shared/ui/timing/useClock';
import { settingsEffect } from '../../model/effect';
import { useAccountWords } from '../../useAccountWords';
import { useOwnAccount } from '../../useOwnAccount';
import type { ReadSettings } from './importPlan';

interface BalanceAfterProps {
  readonly after: ReadSettings;
}

/** The balance of yesterday once a file is read; nothing as long as it is not known. */
export function BalanceAfter({ after: { account, workDays, absences, mapped } }: BalanceAfterProps) {
  const { t } = useTranslation('ownData');
  const { signed } = useAccountWords();
  const today = useToday();
  const own = useOwnAccount(Number(today.slice(0, 4)));
  if (!own) return null;
  const settings = { account, workDays: workDays ?? own.workDays, absences, mapped };
  const effect = settingsEffect(own, settings);
  if (effect.kind !== 'known') return null;
  return (
    <>
      {t('import.yesterday')} <b>{t('import.hours', { hours: signed(effect.after) })}</b>
      {effect.before === effect.after
        ? t('import.unchanged')
        : t('import.instead', { hours: signed(effect.before) })}{' '}
    </>
  );
}
