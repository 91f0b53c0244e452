import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { absenceDays, vacationOf } from '@/domain/account/absenceYear';
import { useFormats } from '@/shared/i18n/useFormats';
import { paths } from '@/shared/paths';
import { Tile, Tiles } from '@/shared/ui/tiles/Tiles';
import { type AccountTile, useBalanceTiles } from './useBalanceTiles';
import type { KnownAccount, YearProps, YearView } from './yearView';

/** The four figures at the top of the account: two balances, vacation and sickness. */
export function AccountTiles({ view, own }: YearProps) {
  const { t } = useTranslation('timeAccount');
  const tiles = [...useBalanceTiles(view, own), ...useDayTiles(view, own)];
  return (
    <Tiles areFour region={{ label: t('figures.label'), isBusy: !view.isComplete }} className="below-24">
      {tiles.map((tile) => (
        <Tile key={tile.label} {...tile} />
      ))}
    </Tiles>
  );
}

/** The vacation that is left, and the days of sickness of a year. */
function useDayTiles({ year, isComplete }: YearView, own: KnownAccount): readonly [AccountTile, AccountTile] {
  const { t } = useTranslation('timeAccount');
  const formats = useFormats();
  const entitlement = own.account.entitlements.find((one) => one.year === year);
  const content = { ...own, year };
  const vacation = vacationOf(content, entitlement);
  const { sick, childSick } = absenceDays(content);
  // Until the records are read, absences of mapped projects are missing.
  const isKnown = isComplete || own.mapped.length === 0;
  const all = ({ taken, planned }: typeof sick) => taken + planned;
  const tile = (label: string, count: number, detail: AccountTile['detail']): AccountTile => ({
    label,
    value: isKnown ? formats.hourSum(count) : null,
    unit: t('days', { count }),
    detail: isKnown && detail,
  });
  const vacationDetail = [
    t('figures.ofDays', { days: formats.hourSum(vacation.entitled + vacation.carriedOver) }),
    vacation.planned > 0
      ? t('figures.planned', { days: formats.hours(vacation.planned) })
      : t('figures.taken', { days: formats.hours(vacation.taken) }),
    vacation.lapsed > 0 && t('lapsed', { hours: formats.hours(vacation.lapsed) }),
  ];
  return [
    entitlement
      ? tile(t('figures.vacation'), vacation.left, vacationDetail.filter(Boolean).join(' · '))
      : {
          label: t('figures.vacation'),
          value: '–',
          unit: '',
          detail: (
            <Link className="tw-link" to={{ pathname: paths.absences, search: `?year=${year}` }}>
              {t('figures.entitle')}
            </Link>
          ),
        },
    tile(
      t('figures.sick', { year }),
      all(sick),
      all(childSick) > 0 &&
        t('figures.childSick', { count: all(childSick), days: formats.hourSum(all(childSick)) }),
    ),
  ];
}
