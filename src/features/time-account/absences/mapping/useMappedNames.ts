import type { ProjectAbsence } from '@/domain/account/absence';
import type { WorkRecord } from '@/domain/work/workRecord';
import { useProjectName } from '@/shared/i18n/useProjectName';
import { useNames } from '@/shared/lists/find/useNames';
import { isOf } from './mappingFigures';

const loadNames = async () => (await import('@/features/customers')).loadNameReader();

/** Names of mapped projects: from the user's records, otherwise from the lists of the service. */
export function useMappedNames(
  mapped: readonly ProjectAbsence[],
  records: readonly WorkRecord[],
): (mapping: ProjectAbsence) => string {
  const projectName = useProjectName();
  const unknown = mapped.filter((mapping) => !records.some((record) => isOf(mapping, record)));
  const names = useNames({
    load: loadNames,
    customers: unknown.map(({ customerId }) => customerId),
    isNeeded: unknown.length > 0,
  });
  return (mapping) => {
    const record = records.find((one) => isOf(mapping, one));
    return record
      ? `${record.customerName} · ${projectName(record.projectName)}`
      : `${names.customer.labelOf(mapping.customerId) ?? mapping.customerId} · ${names.project.labelOf(mapping.projectId) ?? mapping.projectId}`;
  };
}
