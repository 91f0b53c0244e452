import { parseDecimal } from '@/domain/decimal';
import { parseAmount } from '@/domain/money/money';
import type { TypedUnit } from '@/domain/typedText';
import { useFormats } from '@/shared/i18n/useFormats';
import { FigureInput, isPlainFigure, withUnit } from './FigureInput';
import { ValueField, type ValueFieldProps } from './ValueField';

interface NumberFieldProps extends ValueFieldProps {
  /** Shown at the end of the field: `km`. */
  readonly unit?: string;
  /** The unit that may also be typed. */
  readonly typedUnit?: TypedUnit;
}

interface FigureFieldProps extends NumberFieldProps {
  /** The number in the app's own spelling; `undefined` if the text is not understood. */
  readonly written: string | undefined;
}

function FigureField(props: FigureFieldProps) {
  const { name, ref, value, onValue, onBlur, size, placeholder, unit, written } = props;
  const { language } = useFormats();
  const className = size ? 'form-control form-control-sm figures' : 'form-control figures';
  return (
    <ValueField of={props} becomes={isPlainFigure(value, language) ? undefined : written}>
      {(control) =>
        withUnit(
          <FigureInput {...control} {...{ ref, name, value, onValue, onBlur, placeholder, className }} />,
          unit,
        )
      }
    </ValueField>
  );
}

/** A number as people write it in the language of the app, `1.234,5`. The value is the text. */
export function NumberField(props: NumberFieldProps) {
  const formats = useFormats();
  const number = parseDecimal(props.value, formats.language, props.typedUnit);
  const written = typeof number === 'number' ? formats.plain(number) : undefined;
  return <FigureField {...props} written={written && props.unit ? `${written} ${props.unit}` : written} />;
}

/** An amount of euros as people write it in the language of the app, `1.234,56`. The value is the text. */
export function AmountField(props: ValueFieldProps) {
  const formats = useFormats();
  const amount = parseAmount(props.value, formats.language);
  return (
    <FigureField
      {...props}
      unit="€"
      written={typeof amount === 'number' ? formats.euros(amount) : undefined}
    />
  );
}
