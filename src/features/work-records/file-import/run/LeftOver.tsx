import { useTranslation } from 'react-i18next';
import { NotTakenFile } from '../notes/NotTakenFile';
import type { Notes } from '../notes/useNotes';
import { Sum } from '../preview/PreviewSide';
import preview from '../preview/preview.module.scss';
import type { ImportPlan } from '../useImportPlan';

interface LeftOverProps {
  readonly plan: ImportPlan;
  readonly notes: Notes;
}

/** What of the file was not taken over, and what is remembered. */
export function LeftOver({ plan, notes }: LeftOverProps) {
  const { t } = useTranslation('fileImport');
  const all = [...notes.rows, ...notes.quietRows];
  const mapped = plan.lines.filter(({ isOpen }) => !isOpen).length;
  return (
    <aside className={preview.side}>
      {all.length > 0 && (
        <section>
          <h2 className="text-15">{t('leftOver.title')}</h2>
          <table className={preview.sums} aria-label={t('leftOver.title')}>
            <tbody>
              {all.map(({ code, entries }) => (
                <Sum
                  key={code}
                  name={t(`problems.${code}.title`)}
                  value={t('rows', { count: entries.length })}
                />
              ))}
            </tbody>
          </table>
          <NotTakenFile plan={plan} />
        </section>
      )}
      <section>
        <h2 className="text-15">{t('leftOver.kept')}</h2>
        <p className="above-6 text-faint text-small">{t('leftOver.keptText', { count: mapped })}</p>
      </section>
    </aside>
  );
}
