import * as v from 'valibot';
import type { CustomerDetails } from '@/domain/customers/customer';

/** What stands in the fields of a customer. */
export const customerValuesSchema = v.object({
  name: v.string(),
  address: v.string(),
  location: v.string(),
  postalCode: v.string(),
  customerNumber: v.string(),
  isActive: v.boolean(),
});

export type CustomerValues = v.InferOutput<typeof customerValuesSchema>;

/** The fields of a new customer: active, because somebody is about to work for them. */
export const newCustomerValues: CustomerValues = {
  name: '',
  address: '',
  location: '',
  postalCode: '',
  customerNumber: '',
  isActive: true,
};

/** The fields of a stored customer, and nothing else of it. */
export function valuesOf(details: CustomerDetails): CustomerValues {
  const { name, address, location, postalCode, customerNumber, isActive } = details;
  return { name, address, location, postalCode, customerNumber, isActive };
}

/** What is sent: without blanks around. */
export function detailsOf(values: CustomerValues): CustomerDetails {
  return {
    name: values.name.trim(),
    address: values.address.trim(),
    location: values.location.trim(),
    postalCode: values.postalCode.trim(),
    customerNumber: values.customerNumber.trim(),
    isActive: values.isActive,
  };
}
