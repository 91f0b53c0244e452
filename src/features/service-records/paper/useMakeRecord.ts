import { nanoid } from '@reduxjs/toolkit';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeptServiceRecord } from '@/domain/service-records/keptRecord';
import { serviceRecordData } from '@/domain/service-records/serviceRecordData';
import type { PaperSignature } from '@/domain/service-records/serviceRecord';
import { useErrorText } from '@/shared/api/useErrorText';
import { bytesOfFile, dataUrlOfFile } from '@/shared/files/dataUrl';
import { useFileOffer } from '@/shared/files/useFileOffer';
import { doneNotice, errorNotice, noticeGiven } from '@/shared/notices/noticesSlice';
import type { PdfFlaw } from '@/shared/pdf/pdfOutcome';
import { namedWords } from '@/shared/pdf/namedWords';
import { messageShown } from '@/shared/store/dialogSlice';
import { useAppDispatch } from '@/shared/store/hooks';
import { useIsOpen } from '@/shared/ui/window/useIsOpen';
import { useRecords } from '../kept/useRecords';
import { recordFileName } from '../useRecordWords';

/** Says what a drawn PDF lacks. */
function useTellFlaws() {
  const { t } = useTranslation('serviceRecords');
  const dispatch = useAppDispatch();
  return (flaws: readonly PdfFlaw[]): void => {
    for (const flaw of flaws) {
      const text =
        'words' in flaw ? t('make.flawLetters', { words: namedWords(flaw.words) }) : t('make.flaws');
      dispatch(noticeGiven({ id: text, tone: 'info', text }));
    }
  };
}

/** Whether a PDF is drawn to be looked at, or to be kept. */
type DrawnFor = 'look' | 'keep';
type Signatures = readonly PaperSignature[];

/** Draws service records, and keeps those that are made. */
export function useMakeRecord() {
  const { t } = useTranslation('serviceRecords');
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const offer = useFileOffer();
  const { keep } = useRecords();
  const tellFlaws = useTellFlaws();
  const [isBusy, setIsBusy] = useState(false);
  // A ref besides the state, because a button may be pressed twice before the next render.
  const underWay = useRef(new Set<DrawnFor>());
  const isOpen = useIsOpen();

  /** Draws the PDF; null if that failed, which is then said. While it is drawn to be looked at, it can be made as well. */
  async function draw(purpose: DrawnFor, record: KeptServiceRecord, signatures: Signatures, createdAt: Date) {
    if (underWay.current.has(purpose)) return null;
    underWay.current.add(purpose);
    setIsBusy(true);
    // The code is fetched with the first PDF.
    const drawing = await import('./createRecordPdf').catch(() => null);
    const outcome = await drawing?.createRecordPdf(
      { ...record, data: serviceRecordData(record), signatures },
      createdAt,
    );
    underWay.current.delete(purpose);
    setIsBusy(underWay.current.size > 0);
    if (outcome?.kind === 'done') {
      tellFlaws(outcome.flaws);
      return outcome;
    }
    const isOffline = outcome === undefined || outcome.cause === 'fonts';
    const reason = isOffline ? errorText({ kind: 'network' }) : t('make.unexpected');
    dispatch(errorNotice(t('make.pdfFailed', { reason })));
    return null;
  }

  return {
    isBusy,
    isOpen,
    /** Shows the pages in a dialog, above the current one. */
    show: async (record: KeptServiceRecord, signatures: Signatures) => {
      const drawn = await draw('look', record, signatures, new Date());
      if (!drawn || !isOpen()) return;
      const message = await dataUrlOfFile(drawn.file);
      dispatch(messageShown({ title: record.number, message, contentType: 'application/pdf' }));
    },
    /**
     * Makes the record with these signatures and keeps it, and says so, also if the screen was left meanwhile; null if that
     * failed, which is then said.
     */
    make: async (record: KeptServiceRecord, signatures: Signatures) => {
      const createdAt = new Date();
      const drawn = await draw('keep', record, signatures, createdAt);
      if (!drawn) return null;
      const made: KeptServiceRecord = {
        ...record,
        createdAt: createdAt.toISOString(),
        fingerprint: drawn.fingerprint ?? '',
        signatures: signatures.map(({ image: _image, ...signature }) => signature),
      };
      const bytes = await bytesOfFile(drawn.file);
      const images = Object.fromEntries(signatures.map(({ side, image }) => [side, image]));
      const keeping = await keep(made, { bytes, images });
      if (keeping === 'kept') {
        const { number } = record;
        dispatch(doneNotice(t(signatures.length === 0 ? 'make.created' : 'sign.done', { number })));
        return { record: made, file: drawn.file };
      }
      if (keeping === 'refused') dispatch(errorNotice(t('make.outdone')));
      else {
        const { file } = drawn;
        const words = { text: t('make.notKept'), label: t('record.download') };
        offer({ id: `record/${nanoid()}`, ...words, file, name: recordFileName(made) });
      }
      return null;
    },
  };
}
