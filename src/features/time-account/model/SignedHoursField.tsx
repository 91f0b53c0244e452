import { signedHoursOf } from '@/domain/time/typedHours';
import { useFormats } from '@/shared/i18n/useFormats';
import { Field } from '@/shared/ui/fields/Field';
import { FigureInput } from '@/shared/ui/fields/FigureInput';
import { noteOf } from '@/shared/ui/fields/noteOf';
import { type ValueFieldProps, frameProps } from '@/shared/ui/fields/valueField';

interface SignedHoursFieldProps extends ValueFieldProps {
  /** The hours that the field began with: their own spelling, such as `7,25`, is not ambiguous. */
  readonly known?: number | null;
}

/** Hours of a balance, with a sign; the meaning of the text is shown below it. The value is the text. */
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
