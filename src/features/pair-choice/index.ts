export { CustomerAndProjectFields } from './CustomerAndProjectFields';
export { useCustomerAndProjectOptions, usePairChoice } from './useCustomerAndProjectOptions';
