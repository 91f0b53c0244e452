import { useTranslation } from 'react-i18next';
import classes from './accountFigures.module.scss';
import { useBalanceTiles } from './useBalanceTiles';
import { useDayTiles } from './useDayTiles';
import type { KnownAccount, YearView } from './yearView';

interface AccountFiguresProps {
  readonly view: YearView;
  readonly own: KnownAccount;
}

/** The four figures above the account: two balances, vacation, sickness. */
export function AccountFigures({ view, own }: AccountFiguresProps) {
  const { t } = useTranslation('timeAccount');
  const tiles = [...useBalanceTiles(view, own), ...useDayTiles(view, own)];
  return (
    <section aria-label={t('figures.label')} aria-busy={!view.isComplete}>
      <dl className={classes.figures}>
        {tiles.map(({ label, value, unit, detail }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={classes.value}>
              {value === null ? (
                <span className="skeleton" />
              ) : (
                <>
                  {value} <span className={classes.unit}>{unit}</span>
                </>
              )}
            </dd>
            <dd className={classes.detail}>{value === null ? <span className="skeleton" /> : detail}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
