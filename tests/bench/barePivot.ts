import { groupManyRows } from '@/domain/report/manyRows.fixture';

declare global {
  interface Window {
    groupRows(): number;
  }
}

/** Groups 50,000 rows as the report's worker does, and returns how long that took in milliseconds. */
window.groupRows = () => {
  const since = performance.now();
  groupManyRows();
  return performance.now() - since;
};
