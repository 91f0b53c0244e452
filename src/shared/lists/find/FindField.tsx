import { useRef } from 'react';
import { useSingleKey } from '../../ui/keys/useSingleKey';
import { usePhone } from '../../ui/window/useMediaQuery';
import { FindBox } from './FindBox';
import type { ShownSort } from './FindSheet';
import { PhoneFind } from './PhoneFind';
import type { Find } from './find';
import { ToolMenus } from './tools/lazyTools';
import type { ToolUse } from './tools/toolUse';
import { useTypedText } from './useTyping';

export interface FindFieldProps {
  readonly find: Find;
  /** The accessible name: "Search or filter work records". */
  readonly label: string;
  /** `lg` is 44 px high instead of 36; `sm` has an icon for the button of the phone's sheet. */
  readonly size?: 'lg' | 'sm';
  /** It takes the place of what was pressed, so it has the focus. */
  readonly hasFocus?: boolean;
  /** Escape was pressed when there was nothing left to close or to empty. */
  readonly onLeave?: () => void;
  /** The columns that can be sorted by, for the sheet of the phone. */
  readonly sorts: readonly ShownSort[];
  /** The words of the sheet's primary button: "Show 37 entries". */
  readonly countLabel: string;
  /** Views and export: at the right of the field, on a phone in the sheet. */
  readonly use?: ToolUse | undefined;
}

/** The field above a list: text and filters in one line; on a phone a field and a sheet. */
export function FindField({ sorts, countLabel, use, ...props }: FindFieldProps) {
  const { find } = props;
  const text = useTypedText(find.typing, find.query.text);
  const field = { ...props, find: { ...find, text } };
  const input = useRef<HTMLInputElement>(null);
  const isPhone = usePhone();
  useSingleKey('find', () => input.current?.focus());
  if (isPhone) return <PhoneFind {...field} {...{ input, sorts, countLabel, use }} />;
  return (
    <>
      <FindBox {...field} input={input} />
      {use && <ToolMenus use={use} />}
    </>
  );
}
