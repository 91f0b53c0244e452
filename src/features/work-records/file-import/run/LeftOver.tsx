import { useTranslation } from 'react-i18next';
import { grouped } from '@/domain/grouped';
import { notTakenRows } from '@/domain/import/importSums';
import type { KeptImport } from '../fileImportKept';
import { NotTakenFile } from '../notes/NotTakenFile';
import { Sum } from '../preview/PreviewSide';
import preview from '../preview/preview.module.scss';
import type { ImportPlan } from '../useImportPlan';

interface LeftOverProps {
  readonly plan: ImportPlan;
  /** What was created. */
  readonly of: KeptImport;
}

/** What of the file was not taken over, and what is remembered. */
export function LeftOver({ plan, of }: LeftOverProps) {
  const { t } = useTranslation('fileImport');
  const created = new Set(of.records.flatMap(({ rows }) => rows));
  const all = notTakenRows(plan.made, plan.ticks, created);
  const mapped = plan.lines.filter(({ isOpen }) => !isOpen).length;
  return (
    <aside className={preview.side}>
      {all.length > 0 && (
        <section>
          <h2 className="text-15">{t('leftOver.title')}</h2>
          <table className="figure-table" aria-label={t('leftOver.title')}>
            <tbody>
              {[...grouped(all, ({ problem }) => problem.code)].map(([code, rows]) => (
                <Sum key={code} name={t(`reasons.${code}.title`)} value={t('rows', { count: rows.length })} />
              ))}
            </tbody>
          </table>
          <NotTakenFile plan={plan} rows={all} />
        </section>
      )}
      <section>
        <h2 className="text-15">{t('leftOver.kept')}</h2>
        <p className="above-6 text-faint text-small">{t('leftOver.keptText', { count: mapped })}</p>
      </section>
    </aside>
  );
}
