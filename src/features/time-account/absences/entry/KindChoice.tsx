import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { ABSENCE_KINDS, type AbsenceKind } from '@/domain/account/absence';
import { KindLetter } from '../KindLetter';
import classes from './kindChoice.module.scss';

interface KindChoiceProps {
  readonly value: AbsenceKind;
  readonly onChange: (kind: AbsenceKind) => void;
  /** Three kinds beside each other instead of two. */
  readonly isWide?: boolean;
}

/** The kinds of absence as buttons with their letters. */
export function KindChoice({ value, onChange, isWide = false }: KindChoiceProps) {
  const { t } = useTranslation(['absences', 'timeAccount']);
  return (
    <fieldset className={clsx(classes.kinds, isWide && classes.isWide)}>
      <legend className="visually-hidden">{t('entry.kind')}</legend>
      {ABSENCE_KINDS.map((kind) => (
        <label key={kind}>
          <input type="radio" name="kind" checked={kind === value} onChange={() => onChange(kind)} />
          <KindLetter kind={kind} />
          {t(`timeAccount:kinds.${kind}`)}
        </label>
      ))}
    </fieldset>
  );
}
