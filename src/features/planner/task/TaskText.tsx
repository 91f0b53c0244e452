import boxArrow from 'bootstrap-icons/icons/box-arrow-up-right.svg?icon';
import { type ComponentProps, type ReactNode, createContext, memo, useContext } from 'react';
import Markdown, { type ExtraProps } from 'react-markdown';
import { type CheckItem, checkItems } from '@/domain/planner/checklist';
import { Icon } from '@/shared/ui/buttons/Icon';
import { isLight, lightTextPlugins } from './lightText';
import { PlainText } from './PlainText';
import classes from './taskText.module.scss';

/** The props of the text of a task, however it is drawn. */
export interface TaskTextProps {
  readonly text: string;
  /** Says why a text is shown plain: it is too long, or nested too deeply. */
  readonly whyPlain: string;
  /** Called when a box is ticked or cleared; null while that is not possible. */
  readonly onTick: ((item: CheckItem, isDone: boolean) => void) | null;
}

/** The boxes of the text; the parts that draw it stay the same, or a tick would lose the focus. */
const ItemsContext = createContext<readonly CheckItem[]>([]);
const TickContext = createContext<TaskTextProps['onTick']>(null);

const parts = { a: TextLink, label: Box };

/** The text of a task with bold, lists, check boxes and links. HTML in it is text. */
export function TaskText({ text, whyPlain, onTick }: TaskTextProps) {
  if (!isLight(text))
    return (
      <>
        <p className="text-faint text-small mb-3">{whyPlain}</p>
        <PlainText text={text} />
      </>
    );
  const items = checkItems(text);
  return (
    <ItemsContext value={items}>
      <TickContext value={onTick}>
        <Drawing text={text} />
      </TickContext>
    </ItemsContext>
  );
}

/** Memoised, because parsing takes as long as the text is, and the dialog renders with each letter that is typed. */
const Drawing = memo(function Drawing({ text }: Pick<TaskTextProps, 'text'>) {
  return (
    <div className={classes.text} dir="auto">
      <Markdown remarkPlugins={lightTextPlugins} components={parts}>
        {text}
      </Markdown>
    </div>
  );
});

function TextLink({ href, children }: ComponentProps<'a'>) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <Icon of={boxArrow} />
    </a>
  );
}

/** A check box, which is named by its text. */
function Box({ node, children }: { readonly children?: ReactNode } & ExtraProps) {
  const items = useContext(ItemsContext);
  const onTick = useContext(TickContext);
  const item = items.find(({ line }) => line === node?.properties['dataLine']);
  if (!item) return children;
  return (
    <label>
      <input
        className="form-check-input"
        type="checkbox"
        checked={item.isDone}
        disabled={onTick === null}
        onChange={({ currentTarget }) => onTick?.(item, currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
