import chevronLeft from 'bootstrap-icons/icons/chevron-left.svg?icon';
import chevronRight from 'bootstrap-icons/icons/chevron-right.svg?icon';
import { useTranslation } from 'react-i18next';
import { shiftMonth, isIsoMonth, localDay, monthOfDay } from '@/domain/time/period';
import { parseTypedMonth } from '@/domain/time/typedDate';
import { formatsOf } from '@/shared/i18n/format';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { FieldButton } from '../FieldButton';
import { TypedInput, moveByKey } from '../TypedInput';
import { useTypedText } from '../useTypedText';
import { ValueField, type ValueFieldProps } from '../ValueField';

interface MonthFieldProps extends ValueFieldProps {
  /** How many months after this one a month without its year can be; without this the nearest one is meant. */
  readonly ahead?: number;
}

/**
 * A calendar month, typed and shown in the language of the app: `November 2026`. Arrow up and down move it by one. The
 * value is `yyyy-mm`, empty, or the text itself while it is not understood.
 */
export function MonthField(props: MonthFieldProps) {
  const { name, ref, value, onValue, onBlur, size, placeholder, ahead } = props;
  const { t } = useTranslation('common');
  const language = useLanguage();
  const typed = useTypedText({
    value,
    onValue,
    read: (text) => {
      const month = parseTypedMonth(text, localDay(new Date()), ahead);
      return month === null ? '' : month;
    },
    show: (month) => (isIsoMonth(month) ? formatsOf(language).month(month) : month),
  });

  function moveBy(months: number) {
    typed.settle();
    onValue(isIsoMonth(value) ? shiftMonth(value, months) : monthOfDay(localDay(new Date())));
  }

  return (
    <ValueField of={props} becomes={typed.becomes}>
      {(control) => (
        <div className={size ? 'tw-date-frame is-small-field' : 'tw-date-frame'}>
          <FieldButton icon={chevronLeft} label={t('fields.previousMonth')} onPress={() => moveBy(-1)} />
          <TypedInput
            {...control}
            {...{ typed, ref, name, placeholder, onBlur }}
            onKeyDown={(event) => moveByKey(event, moveBy)}
          />
          <FieldButton icon={chevronRight} label={t('fields.nextMonth')} onPress={() => moveBy(1)} />
        </div>
      )}
    </ValueField>
  );
}
