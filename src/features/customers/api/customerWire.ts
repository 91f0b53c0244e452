import * as v from 'valibot';
import type { Customer, CustomerDetails } from '@/domain/customers/customer';
import type { ProjectSummary } from '@/domain/customers/project';
import { readableList } from '@/shared/api/readableRows';
import {
  readName,
  wireFlag,
  wireId,
  wireOptionalEuros,
  wireOptionalId,
  wireOptionalNumber,
  wireOptionalText,
} from '@/shared/api/wire';
import { membersFromWire, membersWire } from './teamWire';

const projectSummaryWire = v.object({
  Id: wireId,
  Name: wireOptionalText,
  ProjectState: wireOptionalText,
  OrderNumber: wireOptionalText,
});

/** A customer in the service's answer to `GET /customer/{id}` and `POST /customers`. */
export const customerWire = v.object({
  Id: wireId,
  Name: wireOptionalText,
  Address: wireOptionalText,
  PostalCode: wireOptionalText,
  Location: wireOptionalText,
  CustomerNumber: wireOptionalText,
  Active: v.nullish(wireFlag, 1),
  Members: v.optional(membersWire('GET /customer/{id}')),
  Projects: v.optional(readableList(projectSummaryWire, 'GET /customer/{id}, Projects')),
  ProjectsCount: wireOptionalNumber,
  PlanerLink: wireOptionalId,
  PlanerTasks: wireOptionalNumber,
  Revenue: wireOptionalEuros,
  RevenueActive: wireOptionalEuros,
  RevenuePending: wireOptionalEuros,
  RevenueVerified: wireOptionalEuros,
  TimeBudgedActive: wireOptionalNumber,
  TimeBudgedPending: wireOptionalNumber,
  TimeBudgedVerified: wireOptionalNumber,
});

export const customersWire = v.array(customerWire);

type CustomerWire = v.InferOutput<typeof customerWire>;

function projectsFromWire(wire: CustomerWire): ProjectSummary[] {
  return (wire.Projects?.rows ?? []).map(({ Id, Name, ProjectState, OrderNumber }) => ({
    id: Id,
    name: readName(Name, Id),
    state: ProjectState,
    orderNumber: OrderNumber,
  }));
}

/** Converts a customer from the service's spelling to ours. */
export function customerFromWire(wire: CustomerWire): Customer {
  const projects = projectsFromWire(wire);
  return {
    id: wire.Id,
    name: wire.Name,
    address: wire.Address,
    postalCode: wire.PostalCode,
    location: wire.Location,
    customerNumber: wire.CustomerNumber,
    isActive: wire.Active,
    ...membersFromWire(wire.Members),
    projects,
    unreadableProjects: wire.Projects?.unreadable ?? [],
    projectsCount: wire.ProjectsCount ?? projects.length,
    boardId: wire.PlanerLink,
    openTasks: wire.PlanerTasks ?? 0,
    revenue: wire.Revenue,
    revenueBy: {
      active: wire.RevenueActive,
      verified: wire.RevenueVerified,
      pending: wire.RevenuePending,
    },
    timeBudgetBy: {
      active: wire.TimeBudgedActive,
      verified: wire.TimeBudgedVerified,
      pending: wire.TimeBudgedPending,
    },
  };
}

/** A customer's details in the service's spelling; `Active` is 1 or 0. */
function detailsBody({ name, address, location, postalCode, customerNumber, isActive }: CustomerDetails) {
  return {
    Name: name,
    Address: address,
    Location: location,
    PostalCode: postalCode,
    CustomerNumber: customerNumber,
    Active: isActive ? 1 : 0,
  };
}

/** The body of `PUT /customers/`: every field, empty optional ones as null. */
export function newCustomerToWire(details: CustomerDetails) {
  const body = Object.entries(detailsBody(details)).map(([field, value]) => [
    field,
    value === '' ? null : value,
  ]);
  return Object.fromEntries(body);
}

/** The body of `PUT /customer/{id}`: the same fields, empty optional ones left out. */
export function changedCustomerToWire(details: CustomerDetails) {
  return Object.fromEntries(Object.entries(detailsBody(details)).filter(([, value]) => value !== ''));
}
