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

describe('links fetch ahead while the pointer or the focus is on them', () => {
  test('the code is loaded at once and only once, and the first answers when the pointer rests on the link', () => {
    pointAt(linkTo('board').children[0] ?? linkTo('board'));
    expect(load).toHaveBeenCalledTimes(1);
    expect(readAhead).not.toHaveBeenCalled();
    // Moving within the link changes nothing.
    pointAt(linkTo('board'));
    vi.runAllTimers();
    expect(readAhead.mock.calls).toEqual([['/planner/kanban/:urlPath', { urlPath: '12' }]]);
    pointAt(document.body);
    linkTo('board').dispatchEvent(new Event('focusin', { bubbles: true }));
    vi.runAllTimers();
    expect(load).toHaveBeenCalledTimes(1);
    expect(readAhead).toHaveBeenCalledTimes(2);
  });

  test('links that the pointer only crosses fetch no answers', () => {
    pointAt(linkTo('board'));
    pointAt(linkTo('hub'));
    pointAt(document.body);
    vi.runAllTimers();
    expect(load).toHaveBeenCalledTimes(2);
    expect(readAhead).not.toHaveBeenCalled();
  });

  test('a link that was already pressed fetches nothing, because its screen does', () => {
    pointAt(linkTo('hub'));
    history.pushState(null, '', '/planner');
    vi.runAllTimers();
    expect(readAhead).not.toHaveBeenCalled();
    history.replaceState(null, '', '/');
  });

  test('links to another site are ignored', () => {
    pointAt(linkTo('elsewhere'));
    vi.runAllTimers();
    expect(load).not.toHaveBeenCalled();
    expect(readAhead).not.toHaveBeenCalled();
  });
});
