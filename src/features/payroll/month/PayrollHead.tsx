import plus from 'bootstrap-icons/icons/plus-lg.svg?icon';
import sliders from 'bootstrap-icons/icons/sliders.svg?icon';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { IsoMonth } from '@/domain/time/period';
import { PDF_FILES } from '@/shared/files/fileKind';
import { PickFiles } from '@/shared/files/PickFiles';
import { useFormats } from '@/shared/i18n/useFormats';
import { Icon } from '@/shared/ui/buttons/Icon';
import { MonthHead } from '@/shared/ui/frame/MonthHead';
import classes from './payrollHead.module.scss';

interface PayrollHeadProps {
  readonly month: IsoMonth;
  readonly onMonth: (month: IsoMonth) => void;
  readonly onNumbers: () => void;
  /** Null while the empty page has its own button. */
  readonly onFiles: ((files: readonly File[]) => void) | null;
}

/** The head of a payroll month: the way back, the month between its neighbours, numbers and further PDFs. */
export function PayrollHead({ month, onMonth, onNumbers, onFiles }: PayrollHeadProps) {
  const { t } = useTranslation('payroll');
  const formats = useFormats();
  return (
    <MonthHead
      month={month}
      kind={t('title')}
      documentTitle={`${t('title')} ${formats.month(month)}`}
      labels={{ previous: t('previous'), next: t('next') }}
      onMonth={onMonth}
      actions={
        <div className={clsx('actions', classes.actions)}>
          <button type="button" className="btn btn-quiet" onClick={onNumbers}>
            <Icon of={sliders} />
            {t('numbers.title')}
          </button>
          {onFiles && (
            <PickFiles className="btn btn-quiet" accept={PDF_FILES} multiple onFiles={onFiles}>
              <Icon of={plus} />
              {t('drop.more')}
            </PickFiles>
          )}
        </div>
      }
    >
      <span className="no-phone">{t('title')} </span>
      {formats.month(month)}
    </MonthHead>
  );
}
