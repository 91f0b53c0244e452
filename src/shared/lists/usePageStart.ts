import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useExtra } from '../store/hooks';

/** Which page of a list is asked for. */
export interface PageStart {
  /** Index at which it begins. */
  readonly start: number;
  readonly turnTo: (index: number) => Promise<void>;
}

/**
 * Index at which the page of a list begins, from the address: a link and a reload lead to the same page. Turning and
 * leaving the page end the time for an undo.
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
