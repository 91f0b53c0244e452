import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { GridCell, WeekGrid } from '@/domain/work/weekGrid';
import { customersWithProjects } from '@/domain/work/recordHints';
import type { WeekStrip } from '@/domain/work/weekStrip';
import { useSteady } from '@/shared/ui/timing/useSteady';
import type { IsoDate } from '@/domain/time/period';
import { isForPage, isPlain } from '@/shared/ui/keys/keyPress';
import { useDocumentKey } from '@/shared/ui/keys/useDocumentKey';
import { useHeardKeys } from '@/shared/ui/keys/singleKeys';
import { CellBar } from './cells/CellBar';
import type { CellEdits } from './cells/cellEdits';
import { GridTable } from './GridTable';
import { useGridMoves } from './useGridMoves';
import type { KnownWeek } from './useWeekGrid';
import { KeyHints } from '@/shared/ui/keys/KeyHints';
import type { CellHandlers } from './cells/HoursCell';

export interface WeekGridPanelProps {
  readonly week: KnownWeek;
  readonly grid: WeekGrid;
  readonly strip: WeekStrip;
  readonly edits: CellEdits;
  readonly onOpen: (cell: GridCell) => void;
  readonly onAdd: () => void;
}

/** The week grid for a desktop: the line of the chosen cell, the table and the key hints. */
export function WeekGridPanel({ week, grid, strip, edits, onOpen, onAdd }: WeekGridPanelProps) {
  const { t } = useTranslation('weekGrid');
  const table = useRef<HTMLTableElement>(null);
  const moves = useGridMoves(table, { grid, today: week.today, edits, onPlace: onOpen });
  const { active } = moves;
  useGridEntrance(grid, week.today, moves.focusOn);
  // The same functions, so that they cause no cell to render again.
  const handlers = useSteady<CellHandlers>({
    onFocus: moves.setActive,
    onKey: moves.handleKey,
    onLeave: moves.handleLeave,
    onOpen,
  });

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
        withProjects={customersWithProjects(week.known)}
        onAdd={onAdd}
        handlers={handlers}
      />
      <GridKeys />
    </>
  );
}

const KEYS = ['move', 'type', 'down', 'right', 'describe', 'empty', 'undo'] as const;

/** The key hints, for users who are new to the grid. */
function GridKeys() {
  const { t } = useTranslation('weekGrid');
  return (
    <KeyHints
      label={t('keys.label')}
      hints={KEYS.map((key) => ({ key: t(`keys.${key}.key`), does: t(`keys.${key}.does`) }))}
    />
  );
}

/** Whether nothing has the focus, or only the heading that gets it on navigation. */
const isAtRest = () => document.activeElement?.matches('body, h1') === true;

/**
 * The cell that an arrow key enters from outside the grid: on the day beside today, the first cell with hours. In a
 * week without today it starts at the first day.
 */
function entranceOf({ rows }: WeekGrid, today: IsoDate, step: -1 | 1): GridCell | undefined {
  const dates = rows[0]?.cells.map(({ date }) => date) ?? [];
  const from = dates.indexOf(today);
  const column = from === -1 ? 0 : Math.min(Math.max(from + step, 0), dates.length - 1);
  const cells = rows.flatMap(({ cells: all }) => all[column] ?? []);
  return cells.find(({ kind }) => kind !== 'empty') ?? cells[0];
}

/** The left and right arrow keys enter the grid while no control has the focus. */
function useGridEntrance(grid: WeekGrid, today: IsoDate, focusOn: (cell: GridCell) => void): void {
  useHeardKeys('grid');
  useDocumentKey((event) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    if (!isPlain(event) || !isForPage(event) || !isAtRest()) return;
    const cell = entranceOf(grid, today, event.key === 'ArrowLeft' ? -1 : 1);
    if (!cell) return;
    event.preventDefault();
    focusOn(cell);
  });
}
