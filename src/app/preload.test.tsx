import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ReadAhead, startLinkPreload } from './preload';

const load = vi.fn<() => Promise<object>>(async () => ({}));
const routes = [
  { path: '/planner', lazy: load },
  { path: '/planner/kanban/:urlPath', lazy: load },
];
const readAhead = vi.fn<ReadAhead>();
let stop: () => void;

const linkTo = (name: string) => {
  const link = document.querySelector(`a[data-name="${name}"]`);
  if (!link) throw new Error(`no link ${name}`);
  return link;
};
const pointAt = (target: Element) => target.dispatchEvent(new Event('pointerover', { bubbles: true }));

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <a data-name="hub" href="/planner">Planner</a>
    <a data-name="board" href="/planner/kanban/12"><span>Board</span></a>
    <a data-name="elsewhere" href="https://elsewhere.example/planner">Elsewhere</a>`;
  stop = startLinkPreload(routes, readAhead);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  document.body.replaceChildren();
  vi.clearAllMocks();
});

describe('what is fetched while the pointer or the focus is on a link', () => {
  test('the code at once and only once, the first answers when it rests there', () => {
    pointAt(linkTo('board').children[0] ?? linkTo('board'));
    expect(load).toHaveBeenCalledTimes(1);
    expect(readAhead).not.toHaveBeenCalled();
    // Within the link it is still the same.
    pointAt(linkTo('board'));
    vi.runAllTimers();
    expect(readAhead.mock.calls).toEqual([['/planner/kanban/:urlPath', { urlPath: '12' }]]);
    pointAt(document.body);
    linkTo('board').dispatchEvent(new Event('focusin', { bubbles: true }));
    vi.runAllTimers();
    expect(load).toHaveBeenCalledTimes(1);
    expect(readAhead).toHaveBeenCalledTimes(2);
  });

  test('links on its way ask the service nothing', () => {
    pointAt(linkTo('board'));
    pointAt(linkTo('hub'));
    pointAt(document.body);
    vi.runAllTimers();
    expect(load).toHaveBeenCalledTimes(2);
    expect(readAhead).not.toHaveBeenCalled();
  });

  test('nor does a link that was pressed before: its screen asks', () => {
    pointAt(linkTo('hub'));
    history.pushState(null, '', '/planner');
    vi.runAllTimers();
    expect(readAhead).not.toHaveBeenCalled();
    history.replaceState(null, '', '/');
  });

  test('another site is left alone', () => {
    pointAt(linkTo('elsewhere'));
    vi.runAllTimers();
    expect(load).not.toHaveBeenCalled();
    expect(readAhead).not.toHaveBeenCalled();
  });
});
