import plus from 'bootstrap-icons/icons/plus-lg.svg?icon';
import sliders from 'bootstrap-icons/icons/sliders.svg?icon';
import { useTranslation } from 'react-i18next';
import type { IsoMonth } from '@/domain/time/period';
import { PickFiles } from '@/shared/files/PickFiles';
import { PDF_FILES } from '@/shared/files/fileKind';
import { useFormats } from '@/shared/i18n/useFormats';
import { Button } from '@/shared/ui/buttons/Button';
import { Icon } from '@/shared/ui/buttons/Icon';
import { MonthHead } from '@/shared/ui/frame/MonthHead';
import { usePhone } from '@/shared/ui/window/useMediaQuery';

interface PayrollButtonsProps {
  readonly onNumbers: () => void;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Numbers and further PDFs: in the head, on a phone below the sum. */
export function PayrollButtons({ onNumbers, onFiles }: PayrollButtonsProps) {
  const { t } = useTranslation('payroll');
  const isPhone = usePhone();
  const more = (
    <PickFiles className="btn btn-quiet" accept={PDF_FILES} multiple onFiles={onFiles}>
      <Icon of={plus} />
      {t('drop.more')}
    </PickFiles>
  );
  return (
    <>
      {isPhone && more}
      <Button icon={sliders} label={t(isPhone ? 'numbers.wageTypes' : 'numbers.title')} onClick={onNumbers} />
      {!isPhone && more}
    </>
  );
}

interface PayrollHeadProps extends PayrollButtonsProps {
  readonly month: IsoMonth;
  readonly onMonth: (month: IsoMonth) => void;
  /** Nothing was dropped yet: the page has these buttons where they are of use. */
  readonly isEmpty: boolean;
}

/** The head of a payroll month: the way back, the month between its neighbours, numbers and further PDFs. */
export function PayrollHead({ month, onMonth, isEmpty, ...buttons }: PayrollHeadProps) {
  const { t } = useTranslation('payroll');
  const formats = useFormats();
  const isPhone = usePhone();
  return (
    <MonthHead
      month={month}
      kind={t('title')}
      documentTitle={`${t('title')} ${formats.month(month)}`}
      labels={{ previous: t('previous'), next: t('next') }}
      onMonth={onMonth}
      actions={
        !isEmpty &&
        !isPhone && (
          <div className="actions">
            <PayrollButtons {...buttons} />
          </div>
        )
      }
    >
      <span className="no-phone">{t('title')} </span>
      {formats.month(month)}
    </MonthHead>
  );
}
