import { type ComponentProps, Suspense } from 'react';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';

const load = async () => import('./bulkParts');
const Bar = lazyComponent(async () => (await load()).BulkBar);
const Mark = lazyComponent(async () => (await load()).ResultMark);

/** The actions for the selected records; the code is fetched with the first selection. */
export function BulkBar(props: ComponentProps<typeof Bar>) {
  return (
    <Suspense>
      <Bar {...props} />
    </Suspense>
  );
}

/** The outcome of a record's call. */
export function ResultMark(props: ComponentProps<typeof Mark>) {
  return (
    <Suspense>
      <Mark {...props} />
    </Suspense>
  );
}
