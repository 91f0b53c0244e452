import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { Period } from '@/domain/time/period';
import { useFormats } from '@/shared/i18n/useFormats';
import { sheetTitle } from '../formatPeriod';
import type { SheetHours } from './useSheetHours';
import classes from './sheetTitle.module.scss';

interface SheetTitleProps {
  readonly period: Period;
  readonly hours: SheetHours;
}

/** "October 2026 · 181.0 h" for a whole month, otherwise the first and last day. */
export function SheetTitle({ period, hours }: SheetTitleProps) {
  const { t } = useTranslation('timeSheets');
  const formats = useFormats();
  return (
    <>
      {sheetTitle(period, formats.language)}
      {hours.kind === 'known' && (
        <span className="weight-400 text-faint figures">
          {' · '}
          {t('preview.hoursValue', { hours: formats.hours(hours.hours) })}
        </span>
      )}
      {hours.kind === 'reading' && <span className={clsx('skeleton', classes.reading)} aria-hidden="true" />}
    </>
  );
}
