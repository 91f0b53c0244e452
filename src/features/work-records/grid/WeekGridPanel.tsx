import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { GridCell, WeekGrid } from '@/domain/work/weekGrid';
import type { WeekStrip } from '@/domain/work/weekStrip';
import { useSteps } from '@/shared/undo/useSteps';
import { CellBar } from './cells/CellBar';
import type { CellEdits } from './cells/cellEdits';
import { useCellSave } from './cells/useCellSave';
import { useSettleOnLeave } from './cells/useSettleOnLeave';
import { GridKeys } from './GridKeys';
import { GridTable } from './GridTable';
import { useGridEntrance } from './useGridEntrance';
import { useGridMoves } from './useGridMoves';
import { useSteadyHandlers } from './useSteadyHandlers';
import type { KnownWeek } from './useWeekGrid';

interface WeekGridPanelProps {
  readonly week: KnownWeek;
  readonly grid: WeekGrid;
  readonly strip: WeekStrip;
  readonly edits: CellEdits;
  readonly onOpen: (cell: GridCell) => void;
  readonly onAdd: () => void;
}

/** The week grid of a desktop: the line of the chosen cell, the table, its keys. */
export function WeekGridPanel({ week, grid, strip, edits, onOpen, onAdd }: WeekGridPanelProps) {
  const { t } = useTranslation('weekGrid');
  const table = useRef<HTMLTableElement>(null);
  const { commit, empty } = useCellSave(edits);
  const { undoLast } = useSteps();
  useSettleOnLeave(
    grid.rows.flatMap(({ cells }) => cells),
    edits,
    commit,
  );
  const moves = useGridMoves(table, {
    grid,
    today: week.today,
    edits,
    commit,
    onEmpty: ({ records: [record] }) => record && empty(record),
    onUndo: undoLast,
    onPlace: onOpen,
  });
  const { active } = moves;
  useGridEntrance(grid, week.today, moves.focusOn);
  const handlers = useSteadyHandlers({
    onFocus: moves.setActive,
    onKey: moves.handleKey,
    onLeave: moves.handleLeave,
    onOpen,
  });
  const withProjects = new Set(
    week.known.filter(({ projectId }) => projectId !== null).map(({ customerId }) => String(customerId)),
  );

  return (
    <>
      {active && (
        <CellBar
          cell={active}
          records={week.known}
          edits={edits}
          input={moves.description}
          onEnter={() => moves.enterDescription(active)}
          onReturn={() => moves.focusOn(active)}
          onLeave={(event) => moves.handleLeave(event, active)}
          onOpen={() => onOpen(active)}
        />
      )}
      <GridTable
        ref={table}
        grid={grid}
        strip={strip}
        caption={t('caption', { week: week.week.week })}
        edits={edits}
        activeKey={active?.key}
        withProjects={withProjects}
        onAdd={onAdd}
        handlers={handlers}
      />
      <GridKeys />
    </>
  );
}
