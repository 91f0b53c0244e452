import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '@/shared/ui/buttons/Segmented';
import { Alert } from '@/shared/ui/messages/Alert';
import { useDelayedFlag } from '@/shared/ui/timing/useDelayedFlag';
import { ReportFiles } from '../files/ReportFiles';
import { ReportFilterLine } from '../filters/ReportFilterLine';
import type { CleanUpAnswer } from '../reading/answers';
import { PeriodSetting } from '@/shared/settings/PeriodSetting';
import { usePeriodOffer } from '../settings/useSettingOffers';
import { useReportSettings } from '../useReportSettings';
import { useReportReading, useTellCount } from '../reportContext';
import { CleanUpSummary } from './CleanUpSummary';
import { KindGroups } from './KindGroups';
import { NoFindings, useMissingColumns } from './NoFindings';
import { PersonCards } from './PersonCards';
import { useCleanUpContents } from './useCleanUpContents';
import { useFindingWords } from './useFindingWords';
import { type Findings, useFindings } from './useFindings';
import { useMails } from './useMails';
import classes from './cleanUpView.module.scss';

/** The third tab: the findings in the hours of a period. Only people themselves can change their entries. */
export function CleanUpView() {
  const { t } = useTranslation('report');
  const reading = useReportReading();
  const { settings, change } = useReportSettings();
  const period = usePeriodOffer();
  const findings = useFindings();
  const contents = useCleanUpContents(findings);
  const isRead = reading.customers.some(({ state }) => state !== 'waiting' && state !== 'reading');
  const isKnown = findings.found !== undefined && (isRead || reading.state !== 'reading');
  const isCounted = findings.isCurrent && reading.isComplete;
  useTellCount(isKnown ? (isCounted ? findings.open.length : null) : undefined, settings);

  return (
    <>
      <ReportFiles contents={contents} />
      <div className={classes.bar}>
        <Segmented
          label={t('cleanUp.by')}
          value={settings.isByPerson ? 'person' : 'kind'}
          options={{ kind: t('cleanUp.byKind'), person: t('cleanUp.byPerson') }}
          onChange={(by) => change({ isByPerson: by === 'person' })}
        />
        <PeriodSetting choice={period} />
      </div>
      <ReportFilterLine />
      {isKnown && findings.found ? (
        <FindingLists findings={findings} found={findings.found} />
      ) : (
        reading.error === undefined && <FindingSkeleton />
      )}
    </>
  );
}

interface FindingListsProps {
  readonly findings: Findings;
  readonly found: CleanUpAnswer;
}

function FindingLists({ findings, found }: FindingListsProps) {
  const { settings } = useReportSettings();
  const [isShowingHidden, setIsShowingHidden] = useState(false);
  const words = useFindingWords();
  const writeMail = useMails(words, found.people);
  const { open, hiddenOnes, hidden, state } = findings;
  const showsHidden = isShowingHidden && hiddenOnes.length > 0;
  const shown = showsHidden
    ? found.findings.filter((finding) => open.includes(finding) || hiddenOnes.includes(finding))
    : open;
  const list = { findings: shown, found, state, words, writeMail, hidden };
  const List = settings.isByPerson ? PersonCards : KindGroups;
  return (
    <>
      <Interim />
      {shown.length === 0 ? (
        <NoFindings
          found={found}
          words={words}
          hiddenCount={hiddenOnes.length}
          onShowHidden={() => setIsShowingHidden(true)}
        />
      ) : (
        <div className={classes.findings}>
          <div className={classes.list}>
            <List {...list} />
          </div>
          <CleanUpSummary
            findings={findings}
            checkedPeople={found.checkedPeople}
            words={words}
            isShowingHidden={showsHidden}
            onShowHidden={setIsShowingHidden}
          />
        </div>
      )}
    </>
  );
}

/** Says which customers or columns are missing, because there may be more findings in them. */
function Interim() {
  const { t } = useTranslation('report');
  const reading = useReportReading();
  const columns = useMissingColumns();
  if (reading.isComplete)
    return columns !== '' && <Alert tone="info">{t('cleanUp.columns', { names: columns })}</Alert>;
  const missing = reading.customers.filter(({ state }) => state !== 'read');
  const failed = missing.filter(({ state }) => state === 'missing' || reading.state !== 'reading');
  const names = failed.map(({ name }) => name).join(', ');
  return (
    <Alert tone="info">
      {missing.length > 0
        ? `${t('reading.interim', { count: missing.length })}.`
        : t('cleanUp.interimReading')}{' '}
      {names !== '' && `${t('cleanUp.missing', { names })} `}
      {t('cleanUp.onlyComplete')}
    </Alert>
  );
}

const SKELETON_ROWS = 6;

/** Grey lines in place of the findings, if the first ones take a while. */
function FindingSkeleton() {
  const { t } = useTranslation('common');
  const isLate = useDelayedFlag(true);
  return (
    <>
      <output className="visually-hidden">{isLate && t('loading')}</output>
      <div aria-busy="true" className={isLate ? 'tw-view' : 'tw-view tw-waiting'}>
        {Array.from({ length: SKELETON_ROWS }, (_, at) => (
          <div key={at} className="row gap-20 min-height-44">
            <span className="skeleton" style={{ width: 72 }} />
            <span className="skeleton" style={{ width: 130 }} />
            <span className="skeleton" style={{ width: `${70 - at * 7}%` }} />
          </div>
        ))}
      </div>
    </>
  );
}
