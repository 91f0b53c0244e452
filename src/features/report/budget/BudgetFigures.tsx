import { useTranslation } from 'react-i18next';
import { DORMANT_DAYS, type ProjectForecast, SOON_DAYS, groupFigures } from '@/domain/report/forecast';
import { hoursOfHundredths } from '@/domain/hundredths';
import { useFormats } from '@/shared/i18n/useFormats';
import { Tile, Tiles } from '@/shared/ui/tiles/Tiles';

const shown = ['usedUp', 'soon', 'noBudget', 'dormant'] as const;

interface BudgetFiguresProps {
  /** Undefined until the first customer was read. */
  readonly projects: readonly ProjectForecast[] | undefined;
  /** Whether customers are missing, so that the figures may still grow. */
  readonly isInterim: boolean;
}

/** The four figures above the budgets: how many projects of a group there are, and their hours. */
export function BudgetFigures({ projects, isInterim }: BudgetFiguresProps) {
  const { t } = useTranslation('report');
  const formats = useFormats();
  return (
    <Tiles areFour areSmall className="above-16 below-16">
      {shown.map((group) => {
        const label = t(`budget.figures.${group}`, { days: SOON_DAYS });
        const figures = projects && groupFigures(projects, group);
        const hours = formats.hours(hoursOfHundredths(figures?.hours ?? 0));
        const details = {
          usedUp: t('budget.over', { hours }),
          soon: t('budget.left', { hours }),
          noBudget: t('budget.usedHours', { hours }),
          dormant: t('budget.dormantDetail', { days: DORMANT_DAYS }),
        };
        return (
          <Tile
            key={group}
            label={isInterim ? t('budget.soFar', { label }) : label}
            value={figures ? figures.count : null}
            detail={details[group]}
          />
        );
      })}
    </Tiles>
  );
}
