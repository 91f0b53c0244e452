import check from 'bootstrap-icons/icons/check-lg.svg?icon';
import pencil from 'bootstrap-icons/icons/pencil.svg?icon';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type TextChange, checkProgress, continuedList } from '@/domain/planner/checklist';
import type { Task } from '@/domain/planner/kanban';
import { CountFurrows } from '@/shared/ui/bars/CountFurrows';
import { Button } from '@/shared/ui/buttons/Button';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import { TextAreaField } from '@/shared/ui/fields/TextAreaField';
import { PlainText } from './PlainText';
import classes from './taskDescription.module.scss';
import type { TaskForm } from './useTaskForm';
import type { Ticks } from './useTicks';

/** The text of a task, drawn by a large library; where that cannot be loaded, as it was typed. */
const TaskText = lazyComponent(async () => {
  const loaded = await import('./TaskText').catch(() => null);
  return loaded?.TaskText ?? PlainText;
});

interface TaskDescriptionProps {
  readonly task: Task;
  readonly form: TaskForm;
  readonly ticks: Ticks;
  /** The description when the edit began. */
  readonly base: string;
}

/**
 * The description of a task: read as text whose boxes can be ticked, and typed in a field, which is there for its label
 * while the text is read, and opens when it gets the focus. While a changed text is not saved, no box can be ticked,
 * because the service does not have its lines.
 */
export function TaskDescription({ task, form, base, ticks }: TaskDescriptionProps) {
  const { t } = useTranslation(['planner', 'common']);
  const typed = form.values.description;
  const isTyped = typed !== base;
  const [isEditing, setIsEditing] = useState(isTyped);
  const text = isTyped ? typed : ticks.applied(task.description);
  const isField = isEditing || text === '';

  const handleEdit = () => form.focus('description');

  function handleFocus() {
    // The form does not follow what is stored while another field is changed.
    if (!isTyped && typed !== text) form.setValue('description', text);
    setIsEditing(true);
  }

  function handlePress({ target }: MouseEvent) {
    const isOnText = target instanceof Element && target.closest('a, label') === null;
    // Selecting text is for copying, so it does not lead into the field.
    if (isOnText && document.getSelection()?.isCollapsed !== false) handleEdit();
  }

  return (
    <div>
      <div className={classes.head}>
        <span className="form-label" aria-hidden="true">
          {t('planner:task.fields.description')}
        </span>
        {!isField && <Progress text={text} />}
        {text !== '' && (
          <Button
            look="ghost"
            size="sm"
            icon={isEditing ? check : pencil}
            label={t(isEditing ? 'planner:task.read' : 'common:actions.edit')}
            aria-disabled={ticks.isSaving}
            data-leads-into-field={!isField || undefined}
            onClick={isEditing ? () => setIsEditing(false) : handleEdit}
          />
        )}
      </div>
      <div className={isField ? undefined : 'visually-hidden'}>
        <TextAreaField
          label={t('planner:task.fields.description')}
          labelHidden
          rows={rowsOf(text)}
          hint={t('planner:task.descriptionHint')}
          // A text that is about to change would be edited as it was before.
          disabled={ticks.isSaving}
          tabIndex={isField ? undefined : -1}
          onFocus={isField ? undefined : handleFocus}
          onKeyDown={continueList}
          onInput={() => setIsEditing(true)}
          {...form.field('description')}
        />
      </div>
      {!isField && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- by keys there is the button
        <div className={classes.text} onClick={handlePress}>
          <TaskText
            text={text}
            whyPlain={t('planner:task.plainText')}
            onTick={isTyped ? null : (item, isDone) => ticks.tick(task, item, isDone)}
            fallback={<PlainText text={text} />}
          />

          {isTyped && checkProgress(text) !== null && (
            <p className="form-text m-0">{t('planner:task.tickLater')}</p>
          )}
        </div>
      )}
    </div>
  );
}

/** The height of the field: that of its text as far as it fits, so that the dialog does not shrink around it. */
function rowsOf(text: string): number {
  const lines = text.slice(0, 2000).split('\n');
  const rows = lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 90)), 1);
  return Math.min(Math.max(rows, 4), 16);
}

/** How many boxes are ticked: a furrow each, and as a figure. */
function Progress({ text }: { readonly text: string }) {
  const { t } = useTranslation('planner');
  const progress = checkProgress(text);
  if (progress === null) return null;
  const { done, total } = progress;
  return (
    <span className="inline-row text-secondary text-small figures">
      <CountFurrows taken={done} free={total - done} isWide />
      {t('task.checked', { done, total })}
    </span>
  );
}

/** Enter in a field with a text: continues the list that the caret is in. */
function continueList(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const { key, ctrlKey, metaKey, shiftKey, altKey, currentTarget: area } = event;
  if (key !== 'Enter' || ctrlKey || metaKey || shiftKey || altKey) return;
  const change = continuedList(area.value, area.selectionStart, area.selectionEnd);
  if (!change) return;
  event.preventDefault();
  insertText(area, change);
}

/** Puts text in as if it was typed, so that the form hears of it and the browser can undo it. */
function insertText(area: HTMLTextAreaElement, { from, to, insert }: TextChange): void {
  area.setSelectionRange(from, to);
  // Nothing else keeps what the browser can undo; where the command is missing, only that is lost.
  // oxlint-disable-next-line typescript/no-deprecated -- see above
  if (document.execCommand?.(insert === '' ? 'delete' : 'insertText', false, insert)) return;
  area.setRangeText(insert, from, to, 'end');
  area.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
