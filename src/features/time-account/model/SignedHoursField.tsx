import { signedHoursOf } from '@/domain/time/typedHours';
import { useFormats } from '@/shared/i18n/useFormats';
import { Field } from '@/shared/ui/fields/Field';
import { FigureInput } from '@/shared/ui/fields/FigureInput';
import { noteOf } from '@/shared/ui/fields/noteOf';
import { type ValueFieldProps, frameProps } from '@/shared/ui/fields/valueField';

interface SignedHoursFieldProps extends ValueFieldProps {
  /** The hours with which the field began. Their own spelling, such as `7,25`, is not ambiguous. */
  readonly known?: number | null;
}

/** A field for hours with a sign. Its value is the typed text; below it is shown how the text is understood. */
export function SignedHoursField(props: SignedHoursFieldProps) {
  const { name, ref, value, onValue, onBlur, hint, known } = props;
  const formats = useFormats();
  const hours = signedHoursOf(value, known);
  const written = hours === undefined || hours === null ? undefined : formats.signedHours(hours);
  const isWritten = written !== undefined && value.replaceAll(/\s/gu, '') === written.replaceAll(/\s/gu, '');
  return (
    <Field
      {...frameProps(props)}
      {...noteOf(written === undefined || isWritten ? undefined : `${written} h`, hint)}
    >
      {(control) => (
        <div className="tw-affix">
          <FigureInput
            {...control}
            {...{ ref, name, value, onValue, onBlur }}
            className="form-control figures"
          />
          <span aria-hidden="true">h</span>
        </div>
      )}
    </Field>
  );
}
