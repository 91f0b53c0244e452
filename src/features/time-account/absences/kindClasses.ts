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
