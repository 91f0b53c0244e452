import { fullName } from '@/domain/people/person';
import { env } from '@/shared/env';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/i18n/useFormats';
import { selectUser } from '@/shared/session/sessionSlice';
import type { SessionUser } from '@/shared/session/sessionUser';
import { useAppSelector } from '@/shared/store/hooks';
import { useMinute, useToday } from '@/shared/ui/useClock';

/** On paper only: the company, whose screen it is and when it was printed. The screen's heading and its days follow. */
export function PrintHead() {
  const user = useAppSelector(selectUser);
  return user && <Head user={user} />;
}

function Head({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation('layout');
  const formats = useFormats();
  const today = useToday();
  const now = useMinute();
  return (
    <div className="tw-printhead num">
      <b>{env.company.name}</b>
      <span>{fullName(user) || user.mail}</span>
      <span>{t('print.at', { date: formats.date(today), time: formats.clock(new Date(now)) })}</span>
    </div>
  );
}
