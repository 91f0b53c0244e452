import * as v from 'valibot';
import type { CustomerDetails } from '@/domain/customers/customer';

/** The values of the customer form. */
export const customerValuesSchema = v.object({
  name: v.string(),
  address: v.string(),
  location: v.string(),
  postalCode: v.string(),
  customerNumber: v.string(),
  isActive: v.boolean(),
});

export type CustomerValues = v.InferOutput<typeof customerValuesSchema>;

/** The values of a new customer: active, because customers are created when work for them begins. */
export const newCustomerValues: CustomerValues = {
  name: '',
  address: '',
  location: '',
  postalCode: '',
  customerNumber: '',
  isActive: true,
};

/** Picks the form's values from a stored customer. */
export function valuesOf(details: CustomerDetails): CustomerValues {
  const { name, address, location, postalCode, customerNumber, isActive } = details;
  return { name, address, location, postalCode, customerNumber, isActive };
}

/** The details to send: the values with surrounding blanks removed. */
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
