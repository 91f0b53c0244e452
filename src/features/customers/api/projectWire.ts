import * as v from 'valibot';
import { centsOfEuros, eurosOfCents } from '@/domain/money/money';
import type { Project } from '@/domain/customers/project';
import {
  readOptionalNumber,
  readText,
  wireId,
  wireOptionalNumber,
  wireOptionalText,
} from '@/shared/api/wire';
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
  Revenue: wireOptionalNumber,
  Customers_fk: wireId,
  Customers_Name: wireOptionalText,
  Members: v.optional(membersWire('GET /project/{id}')),
});

/** Converts a project from the service's spelling to ours. */
export function projectFromWire(wire: v.InferOutput<typeof projectWire>): Project {
  const revenue = readOptionalNumber(wire.Revenue);
  return {
    id: wire.Id,
    name: readText(wire.Name),
    state: readText(wire.ProjectState),
    orderNumber: readText(wire.OrderNumber),
    description: readText(wire.Description),
    projectNumber: readText(wire.ProjectNumber),
    timeBudget: readOptionalNumber(wire.TimeBudged),
    revenue: revenue === null ? null : centsOfEuros(revenue),
    customerId: wire.Customers_fk,
    customerName: readText(wire.Customers_Name),
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
