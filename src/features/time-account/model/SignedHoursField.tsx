import { signedHoursOf } from '@/domain/time/typedHours';
import { useFormats } from '@/shared/i18n/useFormats';
import { FigureInput, withUnit } from '@/shared/ui/fields/FigureInput';
import { ValueField, type ValueFieldProps } from '@/shared/ui/fields/ValueField';

interface SignedHoursFieldProps extends ValueFieldProps {
  /** The hours with which the field began. Their own spelling, such as `7,25`, is not ambiguous. */
  readonly known?: number | null;
}

/** A field for hours with a sign. Its value is the typed text; below it is shown how the text is understood. */
export function SignedHoursField(props: SignedHoursFieldProps) {
  const { name, ref, value, onValue, onBlur, known } = props;
  const formats = useFormats();
  const hours = signedHoursOf(value, known);
  const written = hours === undefined || hours === null ? undefined : formats.signedHours(hours);
  const isWritten = written !== undefined && value.replaceAll(/\s/gu, '') === written.replaceAll(/\s/gu, '');
  return (
    <ValueField of={props} becomes={written === undefined || isWritten ? undefined : `${written} h`}>
      {(control) =>
        withUnit(
          <FigureInput
            {...control}
            {...{ ref, name, value, onValue, onBlur }}
            className="form-control figures"
          />,
          'h',
        )
      }
    </ValueField>
  );
}
