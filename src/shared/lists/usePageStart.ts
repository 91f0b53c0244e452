import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withParameter } from '../withParameter';
import { useExtra } from '../store/hooks';

/** The page of a list to show. */
export interface PageStart {
  /** Index of its first entry. */
  readonly start: number;
  readonly turnTo: (index: number) => Promise<void>;
}

/**
 * Index of the first entry of a page, from the address, so that a link and a reload open the same page. Turning or
 * leaving the page sends held-back calls.
 *
 * @param view what the address of the first page has to name as its view, where it would show another one otherwise
 */
export function usePageStart(view?: string): PageStart {
  const [params, setParams] = useSearchParams();
  const { heldBack } = useExtra();
  const start = Number(params.get('start') ?? 0);

  useEffect(() => () => void heldBack.sendAll(), [heldBack]);

  async function turnTo(index: number) {
    // Deleted entries must be gone before the service counts from the new index.
    await heldBack.sendAll();
    const next = withParameter(params, 'start', index > 0 ? String(index) : null);
    setParams(index > 0 || view === undefined ? next : withParameter(next, 'view', view));
    scrollTo({ top: 0 });
  }

  return { start: Number.isInteger(start) && start > 0 ? start : 0, turnTo };
}
