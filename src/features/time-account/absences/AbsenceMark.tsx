import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { enteredShares } from '@/domain/account/dayShares';
import type { IsoDate } from '@/domain/time/period';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { absencesKind } from '../kept/absencesKept';
import { KindLetter } from './KindLetter';

interface AbsenceMarkProps {
  readonly date: IsoDate;
  /** Shown on a day without an absence. */
  readonly otherwise: ReactNode;
}

/** The letter and the name of the absence on a day. */
export function AbsenceMark({ date, otherwise }: AbsenceMarkProps) {
  const { t } = useTranslation('timeAccount');
  const absences = useDeviceValue(absencesKind).value ?? [];
  const [share] = enteredShares(absences, { from: date, to: date }).get(date) ?? [];
  if (!share) return otherwise;
  return (
    <>
      <KindLetter kind={share.kind} /> {t(`kinds.${share.kind}`)}
    </>
  );
}
