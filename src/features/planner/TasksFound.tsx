import { useTranslation } from 'react-i18next';
import type { TasksFind } from './useTasksFind';
import { Button } from '@/shared/ui/buttons/Button';

/** Says how many tasks match; if none does, how many each part of the query alone would leave. */
export function TasksFound({ search: { find, found, countOf } }: { readonly search: TasksFind }) {
  const { t } = useTranslation('find');
  if (!found) return null;
  const [count, ...others] = countOf(found.entries);
  const isNone = found.entries.length === 0;
  return (
    <div className="row no-shrink wrap text-faint text-small min-height-40 gap-4-12">
      <b className="figures text-plain text-14 text-strong">{isNone ? t('none.title') : count}</b>
      {others.map((words) => (
        <span key={words} className="figures">
          {words}
        </span>
      ))}
      {found.parts.length > 1 &&
        found.parts.map((part) => (
          <span key={part.label} className="figures">
            {t('none.part', part)}
          </span>
        ))}
      {isNone && <Button look="link" label={t('none.reset')} onClick={find.reset} />}
    </div>
  );
}
