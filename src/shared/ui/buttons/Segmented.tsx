import { fieldNames } from '@/domain/fieldNames';
import { Icon, type IconShapes } from './Icon';

interface Segment<Value extends string> {
  readonly value: Value;
  /** The text of the segment; with an icon, its accessible name. */
  readonly label: string;
  /** The full name, if the text is short: `Deutsch` for `DE`; part of the accessible name. */
  readonly name?: string;
  /** Imported with `?icon`; shown instead of the text. */
  readonly icon?: IconShapes;
  /** The text stands beside the icon. */
  readonly hasText?: boolean;
}

interface SegmentedProps<Value extends string> {
  /** Accessible name of the group. */
  readonly label: string;
  readonly value: Value;
  /** The text of each segment by its value; a list where the segments are not always the same or are more than a text. */
  readonly options: Readonly<Record<Value, string>> | readonly Segment<Value>[];
  readonly onChange: (value: Value) => void;
  /** It replaces a switch that was pressed, so the active segment gets the focus. */
  readonly hasFocus?: boolean;
}

function segmentsOf<Value extends string>(
  options: SegmentedProps<Value>['options'],
): readonly Segment<Value>[] {
  if (isList(options)) return options;
  return fieldNames(options).map((value) => ({ value, label: options[value] }));
}

function isList<Value extends string>(
  options: SegmentedProps<Value>['options'],
): options is readonly Segment<Value>[] {
  return Array.isArray(options);
}

function nameOf({ label, name, icon }: Segment<string>): string | undefined {
  if (icon !== undefined) return label;
  return name === undefined ? undefined : `${label} – ${name}`;
}

/** A switch between a few views, one of which is always active. */
export function Segmented<Value extends string>({
  label,
  value,
  options,
  onChange,
  hasFocus = false,
}: SegmentedProps<Value>) {
  return (
    <fieldset className="tw-segmented" aria-label={label}>
      {segmentsOf(options).map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the focus stays on what was pressed
          autoFocus={hasFocus && option.value === value}
          aria-label={nameOf(option)}
          title={option.name ?? option.label}
          onClick={() => onChange(option.value)}
        >
          {option.icon !== undefined && <Icon of={option.icon} />}
          {(option.icon === undefined || option.hasText) && option.label}
        </button>
      ))}
    </fieldset>
  );
}
