import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
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
 */
export function usePageStart(): PageStart {
  const [params, setParams] = useSearchParams();
  const { heldBack } = useExtra();
  const start = Number(params.get('start') ?? 0);

  useEffect(() => () => void heldBack.sendAll(), [heldBack]);

  async function turnTo(index: number) {
    // Deleted entries must be gone before the service counts from the new index.
    await heldBack.sendAll();
    setParams(index > 0 ? { start: String(index) } : {});
    scrollTo({ top: 0 });
  }

  return { start: Number.isInteger(start) && start > 0 ? start : 0, turnTo };
}
