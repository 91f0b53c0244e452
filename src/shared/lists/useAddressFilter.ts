import { useSearchParams } from 'react-router-dom';

/**
 * A filter of the page shown, kept in the address: the way back from an entry finds it again, and turning the page ends
 * it.
 *
 * @returns its value, empty without a filter, and a function to change it
 */
export function useAddressFilter(name: string): readonly [string, (value: string) => void] {
  const [params, setParams] = useSearchParams();

  function setFilter(value: string) {
    const next = new URLSearchParams(params);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true, preventScrollReset: true });
  }

  return [params.get(name) ?? '', setFilter];
}
