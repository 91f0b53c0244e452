import { type ComponentProps, Suspense, lazy } from 'react';

const load = async () => import('./bulkParts');
const Bar = lazy(async () => ({ default: (await load()).BulkBar }));
const Mark = lazy(async () => ({ default: (await load()).ResultMark }));

/** What can be done with the selected records; its code comes with the first one. */
export function BulkBar(props: ComponentProps<typeof Bar>) {
  return (
    <Suspense>
      <Bar {...props} />
    </Suspense>
  );
}

/** What came of a record's call. */
export function ResultMark(props: ComponentProps<typeof Mark>) {
  return (
    <Suspense>
      <Mark {...props} />
    </Suspense>
  );
}
