import download from 'bootstrap-icons/icons/download.svg?icon';
import laptop from 'bootstrap-icons/icons/laptop.svg?icon';
import sliders from 'bootstrap-icons/icons/sliders.svg?icon';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type PayrollValues, VALUE_KINDS, type WageType } from '@/domain/payroll/payroll';
import { localDay } from '@/domain/time/period';
import { useFormats } from '@/shared/i18n/useFormats';
import { Step, Steps, toneOf } from '@/shared/ui/bars/Steps';
import { SumList } from '@/shared/ui/bars/SumList';
import { Button } from '@/shared/ui/buttons/Button';
import { Icon } from '@/shared/ui/buttons/Icon';
import { usePhone } from '@/shared/ui/window/useMediaQuery';
import { type WrittenFile, keptMonth } from '../payrollKept';
import type { Payroll } from '../usePayroll';
import type { OpenPayrollDialog } from '../payrollDialog';
import { useValueTexts } from '../useValueTexts';
import classes from './payrollSide.module.scss';

/** Whether it is settled how a value is handed over: by a number, or not at all. */
const isHandedOver = ({ as, number }: WageType) => as === 'none' || number.trim() !== '';

interface ExportButtonProps {
  readonly payroll: Payroll;
  readonly onOpen: (dialog: OpenPayrollDialog) => void;
}

/** Leads to the files of a month. */
export function ExportButton({ payroll: { kept, month }, onOpen }: ExportButtonProps) {
  const { t } = useTranslation('payroll');
  const isAgain = keptMonth(kept, month).written.length > 0;
  return (
    <Button
      look="primary"
      icon={download}
      label={t(isAgain ? 'steps.exportAgain' : 'steps.exportNow')}
      onClick={() => onOpen({ kind: 'export' })}
    />
  );
}

interface PayrollSideProps extends ExportButtonProps {
  /** The buttons below the sum, on a phone. */
  readonly children: ReactNode;
}

/** The sums of a payroll month, and its four steps: read, check, wage types, export. */
export function PayrollSide({ payroll, onOpen, children }: PayrollSideProps) {
  const { t } = useTranslation('payroll');
  const { files, result, kept, month } = payroll;
  const { rows, open, sums } = result;
  const counted = result.counted.length;
  const isPhone = usePhone();
  const isRead = files.state === 'read';
  const leftOut = rows.filter(({ state }) => state === 'leftOut').length;
  const people = rows.filter(({ hashes }) => hashes.length > 0).length;
  const handed = VALUE_KINDS.filter((kind) => isHandedOver(kept.settings.wageTypes[kind])).length;
  const isChecked = isRead && open.length === 0;
  const written = keptMonth(kept, month).written.at(-1);
  return (
    <aside className={classes.side} aria-label={t('steps.title')}>
      {(isRead || (isPhone && files.state !== 'none')) && (
        <div className={classes.totals}>
          {isRead && <Totals sums={sums} people={counted} />}
          {isPhone && <div className={clsx('as-flex gap-6 mt-2', classes.buttons)}>{children}</div>}
        </div>
      )}
      <Steps stand={String(isChecked)}>
        <Step tone={toneOf(isRead, true)} number={1} title={t('steps.read')}>
          <p>
            {files.state === 'none'
              ? t('steps.readHint')
              : isRead
                ? `${t('steps.readDone', { count: files.count })}, ${t('people.counted', { count: people })}`
                : t('steps.readSoFar', { read: files.read.length, count: files.count })}
          </p>
        </Step>
        <Step
          tone={isRead && !isChecked ? 'warning' : toneOf(isChecked, false)}
          number={2}
          title={t('steps.check')}
        >
          <p>
            {isChecked
              ? [
                  t('steps.taken', { count: counted }),
                  ...(leftOut > 0 ? [t('open.settled.leftOut', { count: leftOut })] : []),
                ].join(', ')
              : t(isRead ? 'steps.open' : 'steps.checkHint', { count: open.length })}
          </p>
        </Step>
        <Step
          tone={handed < VALUE_KINDS.length ? 'warning' : 'done'}
          number={3}
          title={t('numbers.wageTypes')}
        >
          <p>{t('steps.handed', { count: handed, of: VALUE_KINDS.length })}</p>
          {files.state === 'none' && (
            <Button
              icon={sliders}
              label={t('numbers.title')}
              onClick={() => onOpen({ kind: 'numbers', part: 'wageTypes' })}
            />
          )}
        </Step>
        <Step tone={toneOf(written !== undefined, isRead)} number={4} title={t('steps.export')}>
          <p>{written ? <Written file={written} /> : t('steps.exportHint')}</p>
          {isRead && (
            <div className="as-grid no-phone">
              <ExportButton payroll={payroll} onOpen={onOpen} />
            </div>
          )}
        </Step>
      </Steps>
      <p className="row gap-12 align-start text-faint">
        <Icon of={laptop} />
        <span className="text-faint text-small">{t('steps.private')}</span>
      </p>
    </aside>
  );
}

function Totals({ sums, people }: { readonly sums: PayrollValues; readonly people: number }) {
  const { t } = useTranslation('payroll');
  const { withUnit } = useValueTexts();
  return (
    <SumList
      sum={withUnit('hours', sums.hours)}
      note={t('steps.ofPeople', { count: people })}
      parts={VALUE_KINDS.slice(1).map((kind) => [
        t(kind === 'travel' ? 'steps.travel' : `value.${kind}`),
        withUnit(kind, sums[kind]),
      ])}
    />
  );
}

function Written({ file: { at, format, lines } }: { readonly file: WrittenFile }) {
  const { t } = useTranslation('payroll');
  const formats = useFormats();
  const moment = new Date(at);
  const words = { day: formats.dayMonth(localDay(moment)), time: formats.clock(moment), count: lines };
  return t('steps.written', { ...words, format: t(`format.${format}`) });
}
