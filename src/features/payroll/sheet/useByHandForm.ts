import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { parseDecimal, untouchedOr } from '@/domain/decimal';
import type { Language } from '@/domain/language';
import { cents, parseAmount } from '@/domain/money/money';
import {
  type PayrollPerson,
  type PayrollValues,
  VALUE_KINDS,
  type ValueKind,
  forEachValue,
  isMoney,
} from '@/domain/payroll/payroll';
import type { SheetFile } from '@/domain/payroll/sheetFile';
import { monthOf } from '@/domain/time/period';
import { covers } from '@/domain/time/spans';
import type { SaveOutcome } from '@/shared/forms/FormDialog';
import { useAppForm } from '@/shared/forms/useAppForm';
import type { Formats } from '@/shared/i18n/format';
import { useFormats } from '@/shared/i18n/useFormats';
import type { Payroll } from '../usePayroll';

interface ByHandOptions {
  readonly file: SheetFile;
  readonly person: PayrollPerson | null;
  readonly payroll: Payroll;
  readonly onClose: () => void;
}

type Values = Record<ValueKind, string> & { person: string; isCompared: boolean };
type Problem = 'number' | 'person' | 'compared';

/** A typed value: hours and kilometres as a number, amounts in cents; undefined if it is empty or not understood. */
function read(kind: ValueKind, text: string, language: Language): number | undefined {
  const typed = isMoney(kind) ? parseAmount(text, language) : parseDecimal(text, language);
  return typeof typed === 'number' ? typed : undefined;
}

function written(kind: ValueKind, printed: PayrollValues | null, formats: Formats): string {
  if (!printed) return '';
  return isMoney(kind) ? formats.plainEuros(cents(printed[kind])) : formats.plain(printed[kind]);
}

/** The fields for values that are typed in place of a file, and how they are taken over. */
export function useByHandForm({ file, person, payroll, onClose }: ByHandOptions) {
  const { t } = useTranslation('payroll');
  const formats = useFormats();
  const { language } = formats;
  const month = monthOf(payroll.month);
  const { period } = file;
  // The line Summe is that of the whole sheet.
  const isInside = period !== null && covers(month, period);
  const printed = isInside ? file.printed : null;
  const form = useAppForm<Values, Problem>({
    initial: {
      person: person?.guid ?? '',
      ...forEachValue((kind) => written(kind, printed, formats)),
      isCompared: false,
    },
    rules: {
      person: { validate: (guid) => (guid === '' ? 'person' : undefined) },
      ...forEachValue((kind) => ({
        validate: (text: string) =>
          read(kind, text, language) === undefined ? ('number' as const) : undefined,
      })),
      isCompared: { validate: (isTicked) => (isTicked ? undefined : 'compared') },
    },
    figures: VALUE_KINDS,
    messageOf: (problem) => t(`byHand.errors.${problem}`),
  });

  async function save(): Promise<SaveOutcome> {
    const submitted = await form.submit();
    const owner = payroll.people.find(({ guid }) => guid === submitted?.person) ?? person;
    if (!submitted || !owner) return { kind: 'invalid' };
    const values = forEachValue(
      (kind) => untouchedOr(read(kind, submitted[kind], language), printed?.[kind]) ?? 0,
    );
    // The owner is kept, so that the values have one also without the directory.
    if (!payroll.kept.people.some(({ guid }) => guid === owner.guid))
      await payroll.keep((kept) => ({ ...kept, people: [...kept.people, owner] }));
    const decision = { kind: 'byHand', hash: file.hash, guid: owner.guid, values } as const;
    const finish = () => {
      // At once and first: the focus returns to the item, and goes on from there when that is settled.
      flushSync(onClose);
      void payroll.decide(decision, t('done.byHand', { name: owner.name }));
    };
    return { kind: 'saved', finish };
  }

  return { form, save, isPrefilled: printed !== null };
}

export type ByHandForm = ReturnType<typeof useByHandForm>['form'];
