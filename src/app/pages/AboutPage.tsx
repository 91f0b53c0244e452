import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { localDay } from '@/domain/time/period';
import { shownSettings } from '@/shared/env';
import { basePath } from '@/shared/hosting/basePath';
import { useFormats } from '@/shared/i18n/useFormats';
import { useCopyText } from '@/shared/notices/useCopyText';
import { PageHeader } from '@/shared/ui/frame/PageHeader';
import { appVersion } from '@/shared/ui/frame/appVersion';
import { Alert } from '@/shared/ui/messages/Alert';
import { Button } from '@/shared/ui/buttons/Button';
import '@/shared/ui/styles/detail.scss';
import { useOfferedBuild } from '../updates/offeredBuild';

declare const BUILD_DATE: string;
/** Empty if the build was made without its history. */
declare const BUILD_COMMIT: string;

/** What the build wrote about the libraries in it (`tests/build/thirdParty.ts`). */
const licencesSchema = v.array(
  v.object({ name: v.string(), version: v.string(), licence: v.string(), text: v.string() }),
);

const readLicences = async () =>
  v.parse(licencesSchema, await (await fetch(`${basePath}licences.json`)).json());

type Terms = readonly (readonly [name: string, value: string])[];

/** The libraries in the build, loaded when they are asked for. */
function LicenceList() {
  const { t } = useTranslation('about');
  const [licences, setLicences] = useState<v.InferOutput<typeof licencesSchema> | 'missing' | null>(null);
  const show = () => void readLicences().then(setLicences, () => setLicences('missing'));
  if (Array.isArray(licences)) {
    return licences.map(({ name, version, licence, text }) => (
      <details key={`${name} ${version}`}>
        <summary>{`${name} ${version} · ${licence}`}</summary>
        <pre>{text}</pre>
      </details>
    ));
  }
  return (
    <>
      {licences === 'missing' && <Alert tone="danger">{t('noLicences')}</Alert>}
      <Button label={t('showLicences')} onClick={show} />
    </>
  );
}

/** /about: which build this is, how it is set up, and what it contains; for the administrator. */
export function AboutPage({ settings = shownSettings() }: { readonly settings?: Terms }) {
  const { t } = useTranslation(['about', 'common']);
  const copy = useCopyText(t('common:unreadable.copied'), t('common:unreadable.notCopied'));
  const offered = useOfferedBuild();
  const formats = useFormats();
  const moment = (at: Date) => `${formats.date(localDay(at))}, ${formats.clock(at)}`;
  const terms: Terms = [
    [t('version'), appVersion],
    ...(BUILD_COMMIT === '' ? [] : [[t('commit'), BUILD_COMMIT] as const]),
    [t('built'), moment(new Date(BUILD_DATE))],
    ...(offered ? [[t('offered'), moment(offered)] as const] : []),
    ['Browser', navigator.userAgent],
    ...settings,
  ];
  const report = terms.map((term) => term.join(': ')).join('\n');
  return (
    <>
      <PageHeader
        title={t('title')}
        primary={{ label: t('common:unreadable.copy'), onAct: () => void copy(report) }}
      />
      <dl className="tw-block tw-terms figures">
        {terms.map(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name}=`}>{value}</dd>])}
      </dl>
      <section className="tw-block">
        <h2>{t('licences')}</h2>
        <LicenceList />
      </section>
    </>
  );
}
