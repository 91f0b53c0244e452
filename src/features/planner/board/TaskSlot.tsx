import plus from 'bootstrap-icons/icons/plus-lg.svg?icon';
import { clsx } from 'clsx';
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { bucketTitle } from '@/domain/planner/bucketLimit';
import { type Board, type Bucket, slotDefaults } from '@/domain/planner/kanban';
import { useSaveFailureText } from '@/shared/api/useErrorText';
import { errorNotice } from '@/shared/notices/noticesSlice';
import { errorOf, newKey } from '@/shared/outbox/change';
import { saveOne } from '@/shared/outbox/save';
import { useSavedNotice } from '@/shared/outbox/useSavedNotice';
import { useAppDispatch } from '@/shared/store/hooks';
import { ThumbAction } from '@/shared/ui/frame/ShellSlots';
import { Button } from '@/shared/ui/buttons/Button';
import { Icon } from '@/shared/ui/buttons/Icon';
import { isWindowLeft } from '@/shared/ui/window/usePressElsewhere';
import { loadTaskKind } from '../outbox/saveTask';
import { newTask, useTaskAdded } from './newTask';
import classes from './taskSlot.module.scss';
import { useButtonFocus } from '../focus';

interface TaskSlotProps {
  readonly board: Board;
  readonly bucket: Bucket;
}

/** Enter sends only the title, so the service chooses state and priority. */
const titleOnly = { state: '', priority: '' };

/**
 * The "add task" slot of a bucket: Enter sends only the title and keeps the slot open for the next one, a
 * click outside sends it with state and priority and closes it. An empty title is ignored.
 */
export function TaskSlot({ board, bucket }: TaskSlotProps) {
  const { t } = useTranslation('planner');
  const dispatch = useAppDispatch();
  const saveFailureText = useSaveFailureText();
  const { tellWaiting } = useSavedNotice();
  const taskAdded = useTaskAdded();
  const [text, setText] = useState<string | null>(null);
  const button = useButtonFocus(text !== null);
  /** Keys of failed attempts by title, so that retrying a title first checks whether it was saved after all. */
  const failed = useRef(new Map<string, string>());

  async function add(title: string, more: typeof slotDefaults | typeof titleOnly) {
    const want = newTask(board, bucket, { title, ...more });
    const key = failed.current.get(title) ?? newKey();
    failed.current.delete(title);
    const outcome = await dispatch(saveOne(loadTaskKind, { key, row: null, before: null, want }));
    if (outcome.kind === 'saved' || outcome.kind === 'waiting') {
      taskAdded(outcome, want);
      if (outcome.kind === 'waiting') tellWaiting();
      return;
    }
    failed.current.set(title, key);
    // The title returns to the field, unless the next one is being typed; the message contains it either way.
    setText((now) => (now === null || now === '' ? title : now));
    const words = saveFailureText(errorOf(outcome), (reason) => t('board.taskFailed', { title, reason }));
    dispatch(errorNotice(words));
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') setText(null);
    if (event.key !== 'Enter' || text === null) return;
    event.preventDefault();
    if (text.trim() === '') return;
    setText('');
    void add(text.trim(), titleOnly);
  }

  function handleBlur(event: FocusEvent) {
    if (isWindowLeft(event)) return;
    const title = text?.trim() ?? '';
    setText(null);
    if (title !== '') void add(title, slotDefaults);
  }

  if (text === null) {
    return (
      <SlotButton
        ref={button}
        className={classes.atEnd}
        aria-label={t('board.addTaskTo', { name: bucketTitle(bucket) })}
        onClick={() => setText('')}
      >
        {t('board.addTask')}
      </SlotButton>
    );
  }
  return (
    <input
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user clicked in order to type here
      autoFocus
      className={clsx('form-control', classes.atEnd)}
      aria-label={t('board.newTask', { name: bucketTitle(bucket) })}
      placeholder={t('task.fields.title')}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={handleKeyDown}
      onBlur={handleBlur}
    />
  );
}

/** The button in place of an input for something new. */
export function SlotButton({ className, children, ...button }: ComponentProps<'button'>) {
  return (
    <button {...button} type="button" className={clsx(classes.slot, className)}>
      <Icon of={plus} />
      {children}
    </button>
  );
}

/** Opens the slot of the first bucket whose left edge is visible, which on a phone is the one being viewed. */
function openSlot(board: HTMLElement): void {
  const { left } = board.getBoundingClientRect();
  const columns = [...board.querySelectorAll<HTMLElement>(':scope > section:has([role="list"])')];
  const column = columns.find((one) => one.getBoundingClientRect().left >= left) ?? columns.at(-1);
  // Uses a click, because only a click brings up the phone's keyboard.
  column?.querySelector<HTMLElement>(':scope > button')?.click();
}

/** The thumb bar's button on a phone: adds a task to the visible bucket. */
export function AddTaskAction({ board }: { readonly board: RefObject<HTMLElement | null> }) {
  return (
    <TaskAction
      onPress={() => {
        if (board.current) openSlot(board.current);
      }}
    />
  );
}

/** "+ Task" in the thumb bar of a phone. */
export function TaskAction({ onPress }: { readonly onPress: () => void }) {
  const { t } = useTranslation('planner');
  return (
    <ThumbAction>
      <Button look="primary" icon={plus} label={t('board.task')} onClick={onPress} />
    </ThumbAction>
  );
}
