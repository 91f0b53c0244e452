import { type MouseEvent, type ReactNode, useEffect } from 'react';
import './options.scss';

/** The id of an option, for the field that has the focus (`aria-activedescendant`). */
export function optionId(listId: string, at: number): string {
  return `${listId}-${at}`;
}

/** The focus stays in the field. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

interface OptionListProps<Option> {
  readonly listId: string;
  /** The accessible name of the list. */
  readonly label: string;
  readonly options: readonly Option[];
  /** The index of the active option. */
  readonly at: number | null;
  readonly keyOf: (option: Option) => string;
  /** Headings before options, by their index. */
  readonly headings?: ReadonlyMap<number, string>;
  /** Whether an option is ticked, in a list with tick boxes; the active one is `aria-selected`, ticked or not. */
  readonly isChecked?: (option: Option) => boolean;
  readonly onTake: (option: Option) => void;
  /** Renders an option. */
  readonly children: (option: Option) => ReactNode;
}

/**
 * Options below a field that keeps the focus and handles the keys (combobox pattern): a press takes one. The field
 * refers to the list by `aria-controls` and to the active option by `optionId`, which is scrolled into view.
 */
export function OptionList<Option>(props: OptionListProps<Option>) {
  const { listId, label, options, headings, at, keyOf } = props;
  const active = at === null ? undefined : options[at];
  const activeKey = active && keyOf(active);

  useEffect(() => {
    if (at === null || activeKey === undefined) return;
    document.getElementById(optionId(listId, at))?.scrollIntoView({ block: 'nearest' });
  }, [listId, at, activeKey]);

  if (!headings || headings.size === 0) {
    return (
      <div id={listId} role="listbox" className="tw-options" aria-label={label}>
        <Rows {...props} from={0} to={options.length} />
      </div>
    );
  }
  const starts = [...new Set([0, ...headings.keys()])].filter((start) => start < options.length);
  return (
    <div id={listId} role="listbox" className="tw-options" aria-label={label}>
      {starts.map((from, group) => {
        const heading = headings.get(from);
        const rows = <Rows key={from} {...props} from={from} to={starts[group + 1] ?? options.length} />;
        if (heading === undefined) return rows;
        return (
          <div key={from} role="group" aria-label={heading}>
            <div className="option-heading" aria-hidden="true">
              {heading}
            </div>
            {rows}
          </div>
        );
      })}
    </div>
  );
}

interface RowsProps<Option> extends Omit<OptionListProps<Option>, 'label' | 'headings'> {
  readonly from: number;
  readonly to: number;
}

function Rows<Option>(props: RowsProps<Option>) {
  const { listId, options, at, keyOf, isChecked, onTake, children, from, to } = props;
  return options.slice(from, to).map((option, index) => (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events -- the field has the focus and the keys
    <div
      key={keyOf(option)}
      id={optionId(listId, from + index)}
      className="tw-option"
      role="option"
      aria-selected={from + index === at}
      aria-checked={isChecked?.(option)}
      onPointerDown={keepFocus}
      onMouseDown={keepFocus}
      onClick={() => onTake(option)}
    >
      {children(option)}
    </div>
  ));
}
