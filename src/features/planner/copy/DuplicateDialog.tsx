import { useIsOpen } from '@/shared/ui/window/useIsOpen';
import { type ComponentProps, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import {
  type BoardContents,
  type CopyOptions,
  copiedTasks,
  copyProgress,
  nameOfCopy,
  planCopy,
  tickedBoxes,
  usualCopy,
} from '@/domain/planner/boardCopy';
import { type Board, isCompleted } from '@/domain/planner/kanban';
import { type SaveOutcome, FormDialog } from '@/shared/forms/FormDialog';
import { type Rules, useAppForm } from '@/shared/forms/useAppForm';
import { paths } from '@/shared/paths';
import { useAppDispatch, useUser } from '@/shared/store/hooks';
import { TextField } from '@/shared/ui/fields/TextField';
import { useToday } from '@/shared/ui/timing/useClock';
import { useListBucketsQuery } from '../api/boardsApi';
import { useListBoardTasksQuery } from '../api/tasksApi';
import { readContents } from './copySource';
import classes from './duplicateDialog.module.scss';
import { useBoardCopies } from './useBoardCopies';

/** How long a call usually takes, in seconds, for the estimate. */
const CALL_S = 0.35;

export interface DuplicateDialogProps {
  readonly board: Board;
  /** The copy is to be a template, which has no dates and people. */
  readonly isTemplate: boolean;
  readonly onClose: () => void;
}

/** The name and the options of a copy. */
type Values = { readonly [Name in keyof CopyOptions]: boolean } & { readonly name: string };

const rules: Rules<Values, 'name'> = {
  name: { validate: (text) => (text.trim() === '' ? 'name' : undefined) },
};

/** How many things each option takes along. */
function countsOf({ members }: Board, { tasks }: BoardContents, options: CopyOptions) {
  const taken = copiedTasks(tasks, options);
  const completed = tasks.filter(isCompleted).length;
  return {
    openTasks: tasks.length - completed,
    completedTasks: completed,
    resetTicks: taken.reduce((sum, { description }) => sum + tickedBoxes(description), 0),
    dates: taken.filter(({ startDate, dueDate }) => startDate !== null || dueDate !== null).length,
    people: members.length,
  };
}

/** Asks what a copy is named and what it takes along, starts it, and leads to the hub, where its progress is shown. */
export function DuplicateDialog({ board, isTemplate, onClose }: DuplicateDialogProps) {
  const { t } = useTranslation('planner');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isOpen = useIsOpen();
  const today = useToday();
  const guid = useUser()?.guid ?? '';
  const copies = useBoardCopies();
  const contents: BoardContents = {
    buckets: useListBucketsQuery(String(board.id)).data?.rows ?? [],
    tasks: useListBoardTasksQuery(String(board.id)).data?.rows ?? [],
  };
  const name = isTemplate
    ? t('copy.templateName', { title: board.title })
    : nameOfCopy(board.title, t('copy.word'));
  const form = useAppForm<Values, 'name'>({
    initial: { name, ...usualCopy },
    rules,
    messageOf: () => t('newBoard.nameMissing'),
  });
  const planOf = (all: BoardContents, { name: title, ...options }: Values) =>
    planCopy(board, all, options, { title: title.trim(), guid, today });
  const { total } = copyProgress(planOf(contents, form.values));
  const counts = countsOf(board, contents, form.values);

  async function save(onSend: () => void): Promise<SaveOutcome> {
    const submitted = await form.submit();
    if (!submitted) return { kind: 'invalid' };
    onSend();
    const read = await dispatch(readContents(board.id));
    if ('error' in read) return { kind: 'failed', error: read.error };
    await copies.start(planOf(read.data, submitted));
    return { kind: 'saved', finish };
  }

  function finish() {
    if (!isOpen()) return;
    onClose();
    void navigate(paths.planner);
  }

  return (
    <FormDialog
      title={t(isTemplate ? 'copy.templateTitle' : 'copy.title')}
      subtitle={board.title}
      isDirty={form.isDirty}
      saveLabel={t(isTemplate ? 'copy.templateSave' : 'copy.save')}
      describeFailure={(reason) => t('newBoard.failed', { reason })}
      save={save}
      onClose={onClose}
    >
      <TextField label={t('newBoard.name')} required autoComplete="off" {...form.field('name')} />
      <Options form={form} counts={counts} buckets={contents.buckets.length} isTemplate={isTemplate} />
      <p className="tw-alert quiet above-16">
        {t('copy.calls', { count: total, seconds: Math.max(1, Math.round(total * CALL_S)) })}
      </p>
    </FormDialog>
  );
}

interface OptionsProps {
  readonly form: Pick<ReturnType<typeof useAppForm<Values, 'name'>>, 'field'>;
  readonly counts: ReturnType<typeof countsOf>;
  readonly buckets: number;
  readonly isTemplate: boolean;
}

/** The boxes of a copy, each with the number of things that it is about. */
function Options({ form, counts, buckets, isTemplate }: OptionsProps) {
  const { t } = useTranslation('planner');
  const options = isTemplate
    ? (['openTasks', 'resetTicks', 'completedTasks'] as const)
    : (['openTasks', 'resetTicks', 'dates', 'people', 'completedTasks'] as const);
  return (
    <fieldset className="above-16">
      <legend className="form-label">{t('copy.take')}</legend>
      <div className="as-grid">
        <CopyOption
          label={t('copy.options.buckets')}
          hint={t('copy.hints.buckets')}
          count={buckets}
          input={{ checked: true, disabled: true, readOnly: true }}
        />
        {options.map((option) => {
          const { error: _none, ...input } = form.field(option);
          return (
            <CopyOption
              key={option}
              label={t(`copy.options.${option}`)}
              hint={t(`copy.hints.${option}`)}
              count={counts[option]}
              input={input}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

interface CopyOptionProps {
  readonly label: string;
  /** An explanation below the label; empty for none. */
  readonly hint: string;
  /** How many things it is about. */
  readonly count: number;
  /** Props of the box. */
  readonly input: Omit<ComponentProps<'input'>, 'className' | 'type'>;
}

/** A box of the dialog, with its explanation and its number. */
function CopyOption({ label, hint, count, input }: CopyOptionProps) {
  const id = useId();
  return (
    <label className={classes.option}>
      <input
        {...input}
        className="no-margin no-shrink form-check-input"
        type="checkbox"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint ${id}-count`}
      />
      <span>
        <span id={`${id}-label`}>{label}</span>
        <small id={`${id}-hint`} className={classes.hint}>
          {hint}
        </small>
      </span>
      <span id={`${id}-count`} className="push-right text-faint text-small figures">
        {count}
      </span>
    </label>
  );
}
