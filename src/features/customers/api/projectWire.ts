import * as v from 'valibot';
import { eurosOfCents } from '@/domain/money/money';
import type { Project } from '@/domain/customers/project';
import { wireId, wireOptionalEuros, wireOptionalNumber, wireOptionalText } from '@/shared/api/wire';
import type { ProjectEdit } from './projectEdit';
import { membersFromWire, membersWire } from './teamWire';

/** A project in the service's answer to `GET /project/{id}`. */
export const projectWire = v.object({
  Id: wireId,
  Name: wireOptionalText,
  Description: wireOptionalText,
  OrderNumber: wireOptionalText,
  ProjectNumber: wireOptionalText,
  ProjectState: wireOptionalText,
  TimeBudged: wireOptionalNumber,
  Revenue: wireOptionalEuros,
  Customers_fk: wireId,
  Customers_Name: wireOptionalText,
  Members: v.optional(membersWire('GET /project/{id}')),
});

/** Converts a project from the service's spelling to ours. */
export function projectFromWire(wire: v.InferOutput<typeof projectWire>): Project {
  return {
    id: wire.Id,
    name: wire.Name,
    state: wire.ProjectState,
    orderNumber: wire.OrderNumber,
    description: wire.Description,
    projectNumber: wire.ProjectNumber,
    timeBudget: wire.TimeBudged,
    revenue: wire.Revenue,
    customerId: wire.Customers_fk,
    customerName: wire.Customers_Name,
    ...membersFromWire(wire.Members),
  };
}

/** The changed fields of a project in `PUT /project/{id}`, which cannot empty any. */
export type ProjectChange = { readonly [Name in keyof ProjectEdit]?: NonNullable<ProjectEdit[Name]> };

/** The body of `PUT /project/{id}`: changed fields only, empty text left out. */
export function projectChangeToWire({
  name,
  description,
  orderNumber,
  state,
  timeBudget,
  revenue,
}: ProjectChange) {
  return {
    ...(name && { Name: name }),
    ...(description && { Description: description }),
    ...(orderNumber && { OrderNumber: orderNumber }),
    ...(state && { ProjectState: state }),
    ...(timeBudget !== undefined && { TimeBudged: timeBudget }),
    ...(revenue !== undefined && { Revenue: eurosOfCents(revenue) }),
  };
}
