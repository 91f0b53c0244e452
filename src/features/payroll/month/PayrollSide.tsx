import check from 'bootstrap-icons/icons/check-lg.svg?icon';
import download from 'bootstrap-icons/icons/download.svg?icon';
import exclamation from 'bootstrap-icons/icons/exclamation-lg.svg?icon';
import laptop from 'bootstrap-icons/icons/laptop.svg?icon';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type PayrollFormat, VALUE_KINDS, type WageType } from '@/domain/payroll/payroll';
import { localDay } from '@/domain/time/period';
import { useFormats } from '@/shared/i18n/useFormats';
import { Icon } from '@/shared/ui/buttons/Icon';
import { keptMonth } from '../payrollKept';
import type { Payroll } from '../usePayroll';
import type { OpenPayrollDialog } from '../payrollDialog';
import { useSumTexts } from '../useSumTexts';
import classes from './payrollSide.module.scss';

/** Whether it is settled how a value is handed over: by a number, or not at all. */
const isHandedOver = ({ as, number }: WageType) => as === 'none' || number.trim() !== '';

interface PayrollSideProps {
  readonly payroll: Payroll;
  readonly onOpen: (dialog: OpenPayrollDialog) => void;
}

/** The sums of a payroll month, and its four steps: read, check, wage types, export. */
export function PayrollSide({ payroll, onOpen }: PayrollSideProps) {
  const { t } = useTranslation('payroll');
  const sumText = useSumTexts();
  const { files, result, kept, month } = payroll;
  const { rows, open, sums } = result;
  const isRead = files.state === 'read';
  const counted = rows.filter(({ isCounted }) => isCounted).length;
  const handed = VALUE_KINDS.filter((kind) => isHandedOver(kept.settings.wageTypes[kind])).length;
  const isChecked = isRead && open.length === 0;
  const written = keptMonth(kept, month).written.at(-1);
  return (
    <aside className={classes.side} aria-label={t('steps.title')}>
      {files.state !== 'none' && (
        <div className={classes.totals}>
          <p className={classes.hours}>
            {sumText('hours', sums)}{' '}
            <span className="text-secondary">{t('steps.ofPeople', { count: counted })}</span>
          </p>
          <dl className={classes.sums}>
            {VALUE_KINDS.slice(1).map((kind) => (
              <div key={kind} className="split">
                <dt className="text-secondary">{t(`value.${kind}`)}</dt>
                <dd className="figures">{sumText(kind, sums)}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      <ol className={classes.steps}>
        <Step number={1} title={t('steps.read')} isDone={isRead} isBegun={!isRead}>
          {files.state === 'none'
            ? t('steps.readHint')
            : isRead
              ? t('steps.readDone', { count: files.count })
              : t('steps.readSoFar', { read: files.read.length, count: files.count })}
        </Step>
        <Step number={2} title={t('steps.check')} isDone={isChecked} isOpen={isRead && !isChecked}>
          {isRead ? t('steps.open', { count: open.length }) : t('steps.checkHint')}
        </Step>
        <Step
          number={3}
          title={t('numbers.wageTypes')}
          isDone={handed === VALUE_KINDS.length}
          isOpen={handed < VALUE_KINDS.length}
        >
          {t('steps.handed', { count: handed, of: VALUE_KINDS.length })}
        </Step>
        <Step number={4} title={t('steps.export')} isDone={written !== undefined} isBegun={isChecked}>
          {written ? (
            <Written at={written.at} format={written.format} lines={written.lines} />
          ) : (
            t('steps.exportHint')
          )}
          {isRead && (
            <button
              type="button"
              className={clsx('btn btn-primary', classes.exporting)}
              onClick={() => onOpen({ kind: 'export' })}
            >
              <Icon of={download} />
              {t(written ? 'steps.exportAgain' : 'steps.exportNow')}
            </button>
          )}
        </Step>
      </ol>
      <p className={classes.note}>
        <Icon of={laptop} />
        <span className="text-faint text-small">{t('steps.private')}</span>
      </p>
    </aside>
  );
}

interface WrittenProps {
  readonly at: number;
  readonly format: PayrollFormat;
  readonly lines: number;
}

function Written({ at, format, lines }: WrittenProps) {
  const { t } = useTranslation('payroll');
  const formats = useFormats();
  const moment = new Date(at);
  const words = { day: formats.dayMonth(localDay(moment)), time: formats.clock(moment), count: lines };
  return t('steps.written', { ...words, format: t(`format.${format}`) });
}

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly isDone?: boolean;
  readonly isOpen?: boolean;
  readonly isBegun?: boolean;
  readonly children: ReactNode;
}

function Step({ number, title, isDone = false, isOpen = false, isBegun = false, children }: StepProps) {
  return (
    <li
      className={clsx(
        classes.step,
        isDone && classes.isDone,
        isOpen && classes.isOpen,
        isBegun && classes.isBegun,
      )}
    >
      <span className={classes.mark} aria-hidden="true">
        {isDone ? <Icon of={check} /> : isOpen ? <Icon of={exclamation} /> : number}
      </span>
      <h3 className={classes.stepTitle}>{title}</h3>
      <div className="text-secondary text-small">{children}</div>
    </li>
  );
}
