import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { mayReport } from '@/domain/access';
import type { Customer } from '@/domain/customers/customer';
import type { KeptServiceRecord } from '@/domain/service-records/keptRecord';
import { latestRecord, proposedPeriod } from '@/domain/service-records/recordPeriod';
import type { RecordLayout, RecordScope } from '@/domain/service-records/serviceRecord';
import { type Period, periodOfTexts } from '@/domain/time/period';
import { env } from '@/shared/env';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { useRole } from '@/shared/store/hooks';
import { useToday } from '@/shared/ui/timing/useClock';

/** What a new record is about. */
interface RecordAbout {
  readonly scope: RecordScope;
  /** The keys of the chosen projects; none: all. */
  readonly projects: readonly string[];
  /** The full names of the chosen people, or their keys in the report; none: all. */
  readonly people: readonly string[];
  readonly period: Period;
}

/** The settings of a new record. The address holds what it is about, this page how it looks. */
export interface RecordSettings extends RecordAbout {
  /** Whether the hours of others may be asked for. */
  readonly mayAskAll: boolean;
  /** Columns, order and language as far as the user chose them; the rest follows from the entries. */
  readonly layout: Partial<RecordLayout>;
  /** The latest record before this one. */
  readonly latest: KeptServiceRecord | undefined;
  readonly change: (changed: Partial<RecordAbout>) => void;
  readonly changeLayout: (changed: Partial<RecordLayout>) => void;
}

/** Reads the settings of a new record, which begins as the latest one of this customer looked. */
export function useRecordSettings(
  { id }: Customer,
  records: readonly KeptServiceRecord[],
  again: KeptServiceRecord | undefined,
): RecordSettings {
  const [params, setParams] = useSearchParams();
  const today = useToday();
  const language = useLanguage();
  const mayAskAll = mayReport(useRole()) && env.reports !== 'off';
  const ofCustomer = records.find(({ customer }) => customer.id === String(id));
  // Where the service has refused the hours of others, the last record was of one's own.
  const asked = params.get('who') ?? (again ?? ofCustomer)?.scope;
  const scope = mayAskAll && asked !== 'own' ? 'all' : 'own';
  const latest = latestRecord(records, String(id), scope);
  // Midnight moves no period under ticks and notes that were made for it.
  const [openedOn] = useState(today);
  const before = again ?? latest;
  const [layout, setLayout] = useState<Partial<RecordLayout>>(() => ({
    ...before?.layout,
    language: again?.layout.language ?? language,
  }));
  return {
    scope,
    projects: params.getAll('project'),
    people: env.reports === 'on' && scope === 'all' ? params.getAll('person') : [],
    period: periodOfTexts(params.get('from'), params.get('to')) ?? proposedPeriod(latest, openedOn),
    mayAskAll,
    latest,
    layout,
    change: (changed) => {
      // Whose hours they are decides which columns are of use.
      if (changed.scope) setLayout(({ columns: _columns, ...rest }) => rest);
      setParams(
        (old) => {
          const next = new URLSearchParams(old);
          if (changed.scope) next.set('who', changed.scope);
          if (changed.period) {
            next.set('from', changed.period.from);
            next.set('to', changed.period.to);
          }
          for (const [name, values] of [
            ['project', changed.projects],
            ['person', changed.people],
          ] as const) {
            if (!values) continue;
            next.delete(name);
            for (const value of values) next.append(name, value);
          }
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    changeLayout: (changed) => setLayout((old) => ({ ...old, ...changed })),
  };
}
