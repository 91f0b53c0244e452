/** What may be left after a test, and why. */
export interface Excuse {
  /** Matches what is left. */
  readonly kind: RegExp;
  /** Matches the stack of whoever made it. */
  readonly whose: RegExp;
  /** How often in a process, for what is made once for all. */
  readonly atMost?: number;
  readonly why: string;
}

export const excuses: readonly Excuse[] = [
  {
    kind: /^listener of /u,
    whose:
      /at (?:\S+\.)?addEventListener .*\n\s+at \/\S+\n(?:\s+at process\..*\n)?\s+at (?:async )?VitestModuleEvaluator/u,
    why: 'a module that listens when it is loaded is loaded once in a process, as in a page',
  },
  {
    kind: /^listener of document: selectionchange$/u,
    whose: /node_modules.react-dom/u,
    atMost: 1,
    why: 'React listens once for all its roots in a document',
  },
  {
    kind: /^listener of document: (?:focus|blur), captured$/u,
    whose: /node_modules.@testing-library.user-event/u,
    atMost: 2,
    why: 'user-event prepares a document once',
  },
  {
    kind: /^listener of window: test$/u,
    whose: /node_modules.dom-helpers/u,
    atMost: 1,
    why: 'react-bootstrap tries once whether the browser knows the options of listeners',
  },
  {
    kind: /^channel msal\.broadcast/u,
    whose: /node_modules.@azure.msal-browser/u,
    why: 'Microsoft’s library has them as long as the page, and each of its tests is a page with a library of its own',
  },
  {
    kind: /^timer of 10000 ms$/u,
    whose: /node_modules.@azure.msal-browser/u,
    why: 'Microsoft’s library does not clear how long it waits for the answer of its window',
  },
  // Timers that end by themselves, soon or with what they wait for.
  {
    kind: /^(?:timer of 60000 ms|address of a blob)$/u,
    whose: /at saveFile /u,
    why: 'the browser copies a saved file meanwhile, also after its screen was left',
  },
  {
    kind: /^(?:interval of 10000 ms|address of a blob)$/u,
    whose: /at showFile /u,
    why: 'asks whether the window with a PDF is closed, which a test leaves open',
  },
  {
    kind: /^timer of 2000 ms$/u,
    whose: /at broadcastLogout /u,
    why: 'a connection that says goodbye after everything else is gone',
  },
  {
    kind: /^timer of \d+ ms$/u,
    whose: /at rewind .*httpClient[\s\S]*XMLHttpRequestController/u,
    why: 'msw reports the progress of a call that was cancelled, which no browser does',
  },
  {
    kind: /^timer of \d+ ms$/u,
    whose: /at rewind .*httpClient[\s\S]*sessionCommands/u,
    why: 'a check of the session that is sent as its test ends is not answered, and no signing out cancels it',
  },
  {
    kind: /^timer of \d+ ms$/u,
    whose: /at count .*within\.ts/u,
    why: 'something that may never answer is given up later',
  },
  {
    kind: /^timer of 1000 ms$/u,
    whose: /at Bundle\.#hold /u,
    why: 'a tab that a test of the outbox closes goes on, because it shares the process',
  },
  {
    kind: /^timer of 3000 ms$/u,
    whose: /at pause [\s\S]*sendWaiting/u,
    why: 'a sender that is stopped sees it after its wait for a call that broke off',
  },
  {
    kind: /^timer of 1000 ms$/u,
    whose: /at focusRow /u,
    why: 'a row that does not come is given up later',
  },
  {
    kind: /^timer of 1200 ms$/u,
    whose: /at CellEdits\.end /u,
    why: 'a check mark goes after a moment, wherever its week is',
  },
  {
    kind: /^timer of \d+ ms$/u,
    whose: /at Countdowns\.#run [\s\S]*HeldBackCalls\.hold/u,
    why: 'signing out sends a call that is held back, the end of a test does not',
  },
  {
    kind: /^timer of (?:100|500|60000|600000) ms$/u,
    whose: /at (?:file:\S*|\S*)node_modules.@reduxjs.toolkit/u,
    why: 'Redux Toolkit gathers what it tells, and keeps an answer for a minute or for ten, of a store that is left with it',
  },
  {
    kind: /^timer of \d+ ms$/u,
    whose: /node_modules.msw\S*delay/u,
    why: 'an answer of a test that comes late, or never',
  },
];
