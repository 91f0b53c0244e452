import checkSquare from 'bootstrap-icons/icons/check2-square.svg?icon';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { checkProgress } from '@/domain/planner/checklist';
import { Icon } from '@/shared/ui/buttons/Icon';
import looks from './taskLooks.module.scss';

/** How many boxes of a task's description are ticked, for its card; nothing for a task without boxes. */
export function CheckCount({ text }: { readonly text: string }) {
  const { t } = useTranslation('planner');
  const progress = checkProgress(text);
  if (progress === null) return null;
  const { done, total } = progress;
  const words = t('task.checked', { done, total });
  return (
    <span className={clsx(looks.checks, done === total && 'text-success')} title={words}>
      <Icon of={checkSquare} />
      <span aria-hidden="true">
        {done}/{total}
      </span>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}
