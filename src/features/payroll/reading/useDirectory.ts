import { useEffect, useState } from 'react';
import { fullName } from '@/domain/people/person';
import type { Employee } from '@/domain/people/employee';
import type { PayrollPerson } from '@/domain/payroll/payroll';
import { listEmployees } from '@/features/people';
import { readFresh } from '@/shared/api/readFresh';
import { readWholeList } from '@/shared/lists/readList';
import { useAppDispatch } from '@/shared/store/hooks';
import type { ServiceThunk } from '@/shared/store/store';

/** The people of the directory, and the reason why some or all of them are missing. */
export interface Directory {
  readonly people: readonly (PayrollPerson & { readonly photo: string })[];
  readonly error: unknown;
  readonly isRead: boolean;
}

const NOBODY: Directory = { people: [], error: undefined, isRead: false };

const personOf = (employee: Employee) => ({
  guid: employee.id,
  username: employee.username,
  name: fullName(employee),
  mail: employee.mail,
  photo: employee.photo,
  number: '',
  isKmPaid: true,
  isLeftOut: false,
});

/** Reads the directory. What could be read before an error is used all the same. */
function readDirectory(signal: AbortSignal): ServiceThunk<Promise<Directory>> {
  return async (dispatch) => {
    const readPage = async (start: number) => dispatch(readFresh(listEmployees, start));
    const { entries, error } = await readWholeList<Employee>(readPage, signal);
    return { people: entries.map(personOf), error, isRead: error === undefined };
  };
}

/** Reads the directory once, for names, mails and photos; without it only the kept people are known. */
export function useDirectory(): Directory & { readonly retry: () => void } {
  const dispatch = useAppDispatch();
  const [directory, setDirectory] = useState(NOBODY);

  useEffect(() => {
    const control = new AbortController();
    async function begin(): Promise<void> {
      const answer = await dispatch(readDirectory(control.signal));
      if (!control.signal.aborted) setDirectory(answer);
    }
    void begin();
    return () => control.abort();
  }, [dispatch]);

  async function readAgain() {
    // The failure goes, so that the press is seen and not made twice.
    setDirectory((known) => ({ ...known, error: undefined }));
    setDirectory(await dispatch(readDirectory(new AbortController().signal)));
  }
  return { ...directory, retry: () => void readAgain() };
}
