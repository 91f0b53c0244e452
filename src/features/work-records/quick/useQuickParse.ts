import { useMemo } from 'react';
import { type Booked, type Pair, bookedIn, starredFirst } from '@/domain/work/bookings';
import { type QuickContext, parseQuickEntry } from '@/domain/quick-entry/quickEntry';
import { type NameIndex, indexNames } from '@/domain/quick-entry/quickNames';
import type { QuickPair } from '@/domain/quick-entry/quickSuggestions';
import type { WorkRecord } from '@/domain/work/workRecord';
import { useCustomerAndProjectOptions } from '@/features/pair-choice';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { useProjectName } from '@/shared/i18n/useProjectName';
import { starredKind } from '@/shared/recents/bookedKept';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { env } from '@/shared/env';
import type { LineDays } from './useLine';

type SelectOptions = ReturnType<typeof useCustomerAndProjectOptions>['customers'];

/** Uses the names as shown, because they are compared with what is typed. A pair that was not booked lately has no description. */
function asQuickPair(pair: Pair | Booked, shownName: (stored: string) => string): QuickPair {
  const { customerId, customerName, projectId, projectName } = pair;
  return {
    customer: { id: customerId, name: customerName },
    project: projectId === '' ? null : { id: projectId, name: shownName(projectName) },
    description: 'written' in pair ? (pair.written[0]?.text ?? '') : '',
  };
}

const NO_STARS: readonly Pair[] = [];

/** The names of a select list, indexed for searching. */
function useIndexOf({ options }: SelectOptions): NameIndex {
  return useMemo(
    () => indexNames(options.map(({ value, label }) => ({ id: value, name: label }))),
    [options],
  );
}

const NOTHING: readonly WorkRecord[] = [];

/** Reads the line with the lists of customers and projects; projects are fetched once the customer is known. */
export function useQuickParse(text: string, known: readonly WorkRecord[] | null, days: LineDays) {
  const present = useLanguage();
  const { today, date, language = present } = days;
  const { value: starred = NO_STARS } = useDeviceValue(starredKind);
  // Memoised by hand, because the compiler skips code around hooks, and each key would index all lists again.
  const shownName = useProjectName();
  const own = useMemo(() => bookedIn(known ?? NOTHING), [known]);
  const booked = useMemo(() => own.map((pair) => asQuickPair(pair, shownName)), [own, shownName]);
  const knownProjects = useMemo(() => indexNames(booked.flatMap(({ project }) => project ?? [])), [booked]);
  const { customers } = useCustomerAndProjectOptions('');
  const customerIndex = useIndexOf(customers);
  const first: QuickContext = {
    today,
    language,
    hoursStep: env.hoursStep,
    customers: customerIndex,
    projectsOf: () => null,
    knownProjects,
    customerOf: (project) => booked.find((pair) => pair.project?.id === project.id)?.customer ?? null,
  };
  const customer = parseQuickEntry(text, first).customer;
  const { projects } = useCustomerAndProjectOptions(customer === null ? '' : String(customer.id));
  const projectIndex = useIndexOf(projects);
  const context: QuickContext = { ...first, projectsOf: () => projectIndex };
  const entry = parseQuickEntry(text, context);
  const latest = booked.find((pair) => pair.customer.id === entry.customer?.id && pair.project !== null);
  const isOpen = entry.customer !== null && entry.project === null && entry.projects.length === 0;
  return {
    entry,
    /** The project booked last for the customer, if none was typed. */
    assumedProject: isOpen ? (latest?.project ?? null) : null,
    pairs: starredFirst(starred, own).map((pair) => asQuickPair(pair, shownName)),
    customers,
    projects,
    context,
    day: entry.day ?? date ?? today,
    /** Whether neither the line nor its place names a day. */
    isDayAssumed: (entry.day ?? date) === undefined,
  };
}

/** A line as it was read, with what is assumed in addition. */
export type QuickLine = ReturnType<typeof useQuickParse>;
