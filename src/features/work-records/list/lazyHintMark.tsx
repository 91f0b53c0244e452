import { type ComponentProps, Suspense } from 'react';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';

const Mark = lazyComponent(async () => (await import('./HintMark')).HintMark);

/** The hint of a row; the code is fetched with the first one. */
export function HintMark(props: ComponentProps<typeof Mark>) {
  return (
    <Suspense>
      <Mark {...props} />
    </Suspense>
  );
}
