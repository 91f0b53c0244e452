import { useTranslation } from 'react-i18next';
import type { KeptServiceRecord } from '@/domain/service-records/keptRecord';
import type { Side } from '@/domain/service-records/serviceRecord';
import { type Period, isoDate, monthOf, monthOfDay } from '@/domain/time/period';
import { onClock } from '@/domain/time/zonedTime';
import { env } from '@/shared/env';
import { useFormats } from '@/shared/i18n/useFormats';

/** The names of the two sides of a record. */
export const sideNames = ({
  company,
  customer,
}: Pick<KeptServiceRecord, 'company' | 'customer'>): Readonly<Record<Side, string>> => ({
  company,
  customer: customer.name,
});

/** `Leistungsnachweis_JA-2026-005.pdf`, in the language of the record. */
export function recordFileName({ number, layout }: Pick<KeptServiceRecord, 'number' | 'layout'>): string {
  const kind = layout.language === 'de' ? 'Leistungsnachweis' : 'Service-record';
  return `${kind}_${number.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')}.pdf`;
}

/** The words that all screens of service records share. */
export function useRecordWords() {
  const { t } = useTranslation('serviceRecords');
  const formats = useFormats();
  return {
    /** `Oktober 2026`, `01.–20.11.2026`. */
    days: ({ from, to }: Period): string => {
      const month = monthOf(from);
      if (month.from === from && month.to === to) return formats.month(monthOfDay(from));
      return formats.dayRange(from, to, 'always');
    },
    /** When somebody signed, on the company's clock as on the paper: `20.11.` and `15:41`. */
    signedAt: (at: string) => {
      const [day = '', time = ''] = onClock(Date.parse(at), env.companyTimeZone).split(' ');
      return { day: formats.dayMonth(isoDate(day)), time: time.slice(0, 5) };
    },
    /** `9 Einträge`. */
    entries: (count: number) => t('make.entries', { count }),
  };
}
