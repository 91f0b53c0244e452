import { useTranslation } from 'react-i18next';
import type { Refusal } from '@/domain/payroll/refusals';
import { openKey } from '../useOpenWords';
import type { NumbersPart, OpenPayrollDialog } from '../payrollDialog';
import type { Payroll } from '../usePayroll';
import { useRefusalWords } from './useRefusalWords';
import classes from './refusalList.module.scss';

interface RefusalListProps {
  readonly refused: readonly Refusal[];
  readonly payroll: Payroll;
  readonly onOpen: (dialog: OpenPayrollDialog) => void;
  readonly onClose: () => void;
}

/** Where a refusal is settled; null for what is open on the page. */
const places: Readonly<Record<Refusal['kind'], NumbersPart | null>> = {
  open: null,
  noLine: null,
  tooManyHours: null,
  amountTooLarge: null,
  numberMissing: 'people',
  numberWrong: 'people',
  numberTwice: 'people',
  advisorWrong: 'office',
  clientWrong: 'office',
  letter: 'office',
  wageTypeMissing: 'wageTypes',
  wageTypeWrong: 'wageTypes',
  wageTypeTwice: 'wageTypes',
  keyMissing: 'wageTypes',
};

/** All that stands against a file, each with the way to settle it. */
export function RefusalList({ refused, payroll, onOpen, onClose }: RefusalListProps) {
  const { t } = useTranslation('payroll');
  const words = useRefusalWords(payroll);
  return (
    <>
      <p className="mb-3">
        <b className="text-strong">{t('refused.title', { count: refused.length })}</b>
      </p>
      <ul className="strong-line-above">
        {refused.map((refusal) => {
          const place = places[refusal.kind];
          const text = words(refusal);
          return (
            <li key={refusal.kind === 'open' ? openKey(refusal.item) : text} className={classes.item}>
              <span className="fills">{text}</span>
              <button
                type="button"
                className="tw-link"
                onClick={() => (place ? onOpen({ kind: 'numbers', part: place }) : onClose())}
              >
                {place ? t(`numbers.${place}`) : t('refused.toPage')}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
