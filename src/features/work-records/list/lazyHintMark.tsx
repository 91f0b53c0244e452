import { type ComponentProps, Suspense, lazy } from 'react';

const Mark = lazy(async () => ({ default: (await import('./HintMark')).HintMark }));

/** The hint of a row; the code is fetched with the first one. */
export function HintMark(props: ComponentProps<typeof Mark>) {
  return (
    <Suspense>
      <Mark {...props} />
    </Suspense>
  );
}
