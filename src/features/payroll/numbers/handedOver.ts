import type { WageType } from '@/domain/payroll/payroll';

/** Whether it is settled how a value is handed over: by a number, or not at all. */
export function isHandedOver({ as, number }: WageType): boolean {
  return as === 'none' || number.trim() !== '';
}
