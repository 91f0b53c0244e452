import chevronLeft from 'bootstrap-icons/icons/chevron-left.svg?icon';
import chevronRight from 'bootstrap-icons/icons/chevron-right.svg?icon';
import plus from 'bootstrap-icons/icons/plus-lg.svg?icon';
import sliders from 'bootstrap-icons/icons/sliders.svg?icon';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { type IsoMonth, monthOfDay, shiftMonth } from '@/domain/time/period';
import { useFormats } from '@/shared/i18n/useFormats';
import { paths } from '@/shared/paths';
import { Icon } from '@/shared/ui/buttons/Icon';
import { IconButton } from '@/shared/ui/buttons/IconButton';
import { Breadcrumb } from '@/shared/ui/frame/Breadcrumb';
import { PhoneTitle } from '@/shared/ui/frame/ShellSlots';
import { useDocumentTitle } from '@/shared/ui/frame/useDocumentTitle';
import { useToday } from '@/shared/ui/timing/useClock';
import { PickFiles } from './PickFiles';
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
  const { t } = useTranslation(['payroll', 'layout']);
  const formats = useFormats();
  const isLast = month >= monthOfDay(useToday());
  const title = `${t('payroll:title')} ${formats.month(month)}`;
  useDocumentTitle(title);
  return (
    <div className={clsx('tw-head is-detail', classes.head)}>
      <div className="grow">
        <Breadcrumb
          steps={[{ label: t('layout:nav.timeSheets'), path: paths.timeSheets }]}
          current={t('payroll:title')}
        />
        <div className={classes.months}>
          <IconButton
            icon={chevronLeft}
            size="lg"
            label={t('payroll:previous')}
            onClick={() => onMonth(shiftMonth(month, -1))}
          />
          <h1 className={classes.month} tabIndex={-1}>
            <span className="no-phone">{t('payroll:title')} </span>
            {formats.month(month)}
          </h1>
          <IconButton
            icon={chevronRight}
            size="lg"
            label={t('payroll:next')}
            aria-disabled={isLast}
            onClick={() => !isLast && onMonth(shiftMonth(month, 1))}
          />
        </div>
      </div>
      <div className={clsx('actions', classes.actions)}>
        <button type="button" className="btn btn-quiet" onClick={onNumbers}>
          <Icon of={sliders} />
          {t('payroll:numbers.title')}
        </button>
        {onFiles && (
          <PickFiles className="btn btn-quiet" onFiles={onFiles}>
            <Icon of={plus} />
            {t('payroll:drop.more')}
          </PickFiles>
        )}
      </div>
      <PhoneTitle>{t('payroll:title')}</PhoneTitle>
    </div>
  );
}
