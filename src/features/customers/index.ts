export { CustomerAndProjectFields } from './CustomerAndProjectFields';
export { useCustomerAndProjectOptions } from './useCustomerAndProjectOptions';
