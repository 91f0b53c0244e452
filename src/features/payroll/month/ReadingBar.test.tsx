import { act, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { letTimePass, ownTime } from '../../../../tests/jsdom/testTime';
import { renderWithStore } from '../../../../tests/render';
import type { DroppedSheet, SheetFiles } from '../reading/useSheetFiles';
import { SpokenReading } from './ReadingBar';

const COUNT = 50;
const sheet: DroppedSheet = {
  key: '0',
  name: 'Jana.pdf',
  hash: '',
  state: 'foreign',
  reason: null,
  company: '',
  person: null,
  period: null,
  days: [],
  fingerprint: null,
  signedAt: null,
  printed: null,
  differences: [],
  place: null,
  source: new File([], 'Jana.pdf'),
};
const none = () => undefined;

test('progress is spoken at most every five seconds, and at the end (R-18.79)', async () => {
  let show: (read: number) => void = none;
  function Shown() {
    const [read, setRead] = useState(0);
    useEffect(() => {
      show = setRead;
    }, []);
    const files: SheetFiles = {
      read: Array.from({ length: read }, () => sheet),
      count: COUNT,
      current: [],
      hasFailed: false,
      state: read === COUNT ? 'read' : 'reading',
      add: none,
      stop: none,
      goOn: none,
    };
    return <SpokenReading files={files} open={3} />;
  }
  ownTime();
  await renderWithStore(<Shown />, { language: 'de' });
  act(() => show(1));
  const spoken = screen.getByRole('status');
  await letTimePass(4900);
  act(() => show(20));
  expect(spoken).toHaveTextContent('0 von 50 gelesen');
  await letTimePass(5000);
  expect(spoken).toHaveTextContent('20 von 50 gelesen');
  act(() => show(40));
  expect(spoken).toHaveTextContent('20 von 50 gelesen');
  act(() => show(COUNT));
  expect(spoken).toHaveTextContent('50 Dateien gelesen, 3 offen');
});
