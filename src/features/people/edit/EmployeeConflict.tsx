import { type AskedConflict, EditConflict } from '@/shared/edit/EditConflict';
import type { EmployeeEdit } from '../employeeWire';
import { usePersonWords } from '../usePersonWords';

/** Asks which version to keep after two people changed the same fields of a profile. */
export function EmployeeConflict(props: AskedConflict<EmployeeEdit>) {
  return <EditConflict {...props} {...usePersonWords()} />;
}
