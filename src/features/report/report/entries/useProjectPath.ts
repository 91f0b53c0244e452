import { getCustomer } from '@/features/customers';
import { projectPath } from '@/shared/paths';
import type { ReportEntry } from '../../reading/answers';

/**
 * The page of the project that entries belong to. An export names projects without their ids, so these are read with the
 * customer.
 *
 * @param entry of the project; undefined for entries of several ones
 * @returns null while the project is not known, and where several have its name
 */
export function useProjectPath(entry: ReportEntry | undefined): string | null {
  const isAsked = entry !== undefined && Boolean(entry.project);
  const { data } = getCustomer.useQuery(entry?.customer ?? '', { skip: !isAsked });
  const found = isAsked ? data?.projects.filter(({ name }) => name.trim() === entry.project) : undefined;
  const [only] = found ?? [];
  return only && found?.length === 1 ? projectPath(only.id) : null;
}
