import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { AbsenceKind } from '@/domain/account/absence';
import classes from './kinds.module.scss';

/** The class of each kind, which has its colour. */
export const KIND_CLASSES: Readonly<Record<AbsenceKind, string>> = {
  vacation: classes.vacation,
  sick: classes.sick,
  childSick: classes.childSick,
  training: classes.training,
  special: classes.special,
  compensation: classes.compensation,
};

interface KindLetterProps {
  readonly kind: AbsenceKind;
  readonly isPlanned?: boolean;
}

/** The letter of a kind. The name is shown beside it, so screen readers skip the letter. */
export function KindLetter({ kind, isPlanned = false }: KindLetterProps) {
  const { t } = useTranslation('timeAccount');
  return (
    <span
      className={clsx(classes.letter, KIND_CLASSES[kind], isPlanned && classes.planned)}
      aria-hidden="true"
    >
      {t(`letters.${kind}`)}
    </span>
  );
}
