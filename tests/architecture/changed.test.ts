import { expect, test } from 'vitest';
import { concernedTests } from '../run/changed';

const tests = [
  { file: 'src/features/planner/board/Board.test.tsx', text: "import { Board } from './Board';" },
  { file: 'src/features/expenses/list/List.test.tsx', text: "import { List } from './List';" },
  { file: 'src/domain/time/period.test.ts', text: "import { isoDate } from './period';" },
  {
    file: 'tests/journeys/plannerFaults.test.tsx',
    text: "import { useBoard } from '@/features/planner/board/useBoard';",
  },
  { file: 'tests/journeys/backAgain.test.tsx', text: "import { renderApp } from '../render';" },
  { file: 'tests/architecture/weight.test.ts', text: '' },
];

test.for<[readonly string[], readonly string[]]>([
  [
    ['src/features/planner/board/useBoard.ts'],
    [
      'src/features/planner/board/Board.test.tsx',
      'tests/journeys/plannerFaults.test.tsx',
      'tests/architecture/weight.test.ts',
    ],
  ],
  [['src/domain/time/week.ts'], ['src/domain/time/period.test.ts', 'tests/architecture/weight.test.ts']],
  [
    ['tests/journeys/backAgain.test.tsx', 'README.md'],
    ['tests/journeys/backAgain.test.tsx', 'tests/architecture/weight.test.ts'],
  ],
])('a change of %j is followed by the tests of its rooms', ([changed, expected]) => {
  expect(concernedTests(changed, tests)).toEqual(expected);
});
