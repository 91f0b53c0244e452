import * as v from 'valibot';
import type { Customer, CustomerDetails } from '@/domain/customers/customer';
import { type Cents, centsOfEuros } from '@/domain/money/money';
import type { ProjectSummary } from '@/domain/customers/project';
import { readableList } from '@/shared/api/readableRows';
import {
  readName,
  readOptionalId,
  readOptionalNumber,
  readText,
  wireFlag,
  wireId,
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
  Active: v.optional(wireFlag, 1),
  Members: v.optional(membersWire('GET /customer/{id}')),
  Projects: v.optional(readableList(projectSummaryWire, 'GET /customer/{id}, Projects')),
  ProjectsCount: wireOptionalNumber,
  PlanerLink: wireOptionalId,
  PlanerTasks: wireOptionalNumber,
  Revenue: wireOptionalNumber,
  RevenueActive: wireOptionalNumber,
  RevenuePending: wireOptionalNumber,
  RevenueVerified: wireOptionalNumber,
  TimeBudgedActive: wireOptionalNumber,
  TimeBudgedPending: wireOptionalNumber,
  TimeBudgedVerified: wireOptionalNumber,
});

export const customersWire = v.array(customerWire);

type CustomerWire = v.InferOutput<typeof customerWire>;

function readEuros(value: string | number | null | undefined): Cents | null {
  const euros = readOptionalNumber(value);
  return euros === null ? null : centsOfEuros(euros);
}

function projectsFromWire(wire: CustomerWire): ProjectSummary[] {
  return (wire.Projects?.rows ?? []).map(({ Id, Name, ProjectState, OrderNumber }) => ({
    id: Id,
    name: readName(Name, Id),
    state: readText(ProjectState),
    orderNumber: readText(OrderNumber),
  }));
}

/** Converts a customer from the service's spelling to ours. */
export function customerFromWire(wire: CustomerWire): Customer {
  const projects = projectsFromWire(wire);
  return {
    id: wire.Id,
    name: readText(wire.Name),
    address: readText(wire.Address),
    postalCode: readText(wire.PostalCode),
    location: readText(wire.Location),
    customerNumber: readText(wire.CustomerNumber),
    isActive: wire.Active,
    ...membersFromWire(wire.Members),
    projects,
    unreadableProjects: wire.Projects?.unreadable ?? [],
    projectsCount: readOptionalNumber(wire.ProjectsCount) ?? projects.length,
    boardId: readOptionalId(wire.PlanerLink),
    openTasks: readOptionalNumber(wire.PlanerTasks) ?? 0,
    revenue: readEuros(wire.Revenue),
    revenueBy: {
      active: readEuros(wire.RevenueActive),
      verified: readEuros(wire.RevenueVerified),
      pending: readEuros(wire.RevenuePending),
    },
    timeBudgetBy: {
      active: readOptionalNumber(wire.TimeBudgedActive),
      verified: readOptionalNumber(wire.TimeBudgedVerified),
      pending: readOptionalNumber(wire.TimeBudgedPending),
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
