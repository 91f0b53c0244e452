import { cleanup } from '@testing-library/react';
import axios from 'axios';
import { describe, expect, it, vi } from 'vitest';
import { DraftMemory } from '@/shared/drafts/draftMemory';
import { loadDraft, saveDraft } from '@/shared/drafts/draftStore';
import { guidOf } from '../accounts';
import { renderWithStore } from '../render';
import { testNow } from '../today';
import { nothingIsLeft, whatIsLeft } from './leftBehind';
import { consoleProblems, expectConsole, watchConsole } from './testConsole';
import { endTraffic, expectRefusal, testService } from './testService';
import { letTimePass, ownTime } from './testTime';

/** The set-up makes other tests fail for certain problems; these tests check that it does. */
describe('the console', () => {
  it('fails the test unless the message was announced', () => {
    console.error('Warning: something is wrong');
    expect(consoleProblems()).toEqual(['console.error: Warning: something is wrong']);
    expectConsole(/something is wrong/u);
    expect(consoleProblems()).toEqual([]);
  });

  it('must contain every announced message', () => {
    expectConsole(/boundary/u);
    expect(consoleProblems()).toHaveLength(1);
    watchConsole();
  });
});

describe('the network', () => {
  it('reaches no other host', async () => {
    await expect(axios.get('https://elsewhere.example/')).rejects.toThrow(/500|Network/u);
    expect(await endTraffic()).toEqual(['unexpected request: GET https://elsewhere.example/']);
  });

  it('accepts no call unknown to the contract, unless it was announced', async () => {
    await expect(axios.get('/api/unknown')).rejects.toThrow(/404/u);
    expect(await endTraffic()).toEqual([expect.stringContaining('GET /api/unknown: 404')]);
    expectRefusal(/unknown/u);
    await expect(axios.get('/api/unknown')).rejects.toThrow(/404/u);
    expect(await endTraffic()).toEqual([]);
  });

  it('ignores late requests of a finished test', async () => {
    const service = testService();
    const token = service.issueToken(guidOf(service, 'member'));
    await endTraffic();
    const answered = vi.fn<() => void>();
    axios.get('/api/auth/verifyToken', { params: { token } }).then(answered, answered);
    axios
      .post('/api/auth/verifyToken', null, { headers: { Authorization: `Bearer ${token}` } })
      .then(answered, answered);
    // A later call without that token is answered, so the earlier ones would have been by now.
    await expect(axios.post('/api/auth/verifyToken')).rejects.toThrow(/401/u);
    expect(answered).not.toHaveBeenCalled();
  });

  it('has no websocket except the service’s', async () => {
    const socket = new WebSocket('wss://elsewhere.example/ws');
    socket.close();
    expect(await endTraffic()).toEqual(['unexpected websocket: wss://elsewhere.example/ws']);
  });
});

const drafts = () => new DraftMemory().of('guid');

describe('a test leaves nothing behind', () => {
  it('(first test) fills every storage', async () => {
    localStorage.setItem('tagwerk.language', 'en');
    await saveDraft(drafts(), 'name', 'typed');
    testService().db.run('delete from users');
    expect(await loadDraft(drafts(), 'name')).toBe('typed');
  });

  it('(second test) finds storage empty, the seed complete and the clock set', async () => {
    expect(localStorage).toHaveLength(0);
    expect(await loadDraft(drafts(), 'name')).toBeUndefined();
    expect(testService().issueToken('guid')).not.toBe('');
    expect(new Date()).toEqual(testNow);
  });
});

describe('what a test leaves', () => {
  it('fails it: listeners, timers, workers, channels, sockets, observers, addresses of blobs, subscriptions (R-24.40)', async () => {
    const handle = () => undefined;
    const media = matchMedia('(max-width: 600px)');
    for (const target of [globalThis, document, media]) target.addEventListener('change', handle);
    const ending = new AbortController();
    addEventListener('blur', handle, { signal: ending.signal });
    const [timer, interval] = [setTimeout(handle, 5000), setInterval(handle, 5)];
    const channel = new BroadcastChannel('left');
    const { port1 } = new MessageChannel();
    const socket = new WebSocket('ws://localhost:3000/ws');
    const seen = new IntersectionObserver(handle);
    seen.observe(document.body);
    const changes = new MutationObserver(handle);
    changes.observe(document.body, { childList: true });
    const worker = new Worker('readingWorker');
    const url = URL.createObjectURL(new Blob());
    const { store } = await renderWithStore(<p>Page</p>);
    cleanup();
    const unsubscribe = store.subscribe(handle);
    const left = [
      'window: change',
      'document: change',
      '600px\\): change',
      'window: blur',
      'timer of 5000 ms',
      'interval of 5 ms',
      'worker',
      'channel left',
      'ports',
      'websocket',
      'what is seen',
      'observer of changes',
      'address of a blob',
      'subscription',
    ];
    for (const what of left) expect(whatIsLeft()).toContainEqual(expect.stringMatching(what));

    for (const target of [globalThis, document, media]) target.removeEventListener('change', handle);
    ending.abort();
    clearTimeout(timer);
    clearInterval(interval);
    channel.close();
    port1.close();
    socket.close();
    seen.disconnect();
    changes.disconnect();
    worker.terminate();
    URL.revokeObjectURL(url);
    unsubscribe();
    await Promise.resolve();
    for (const what of left) expect(whatIsLeft()).not.toContainEqual(expect.stringMatching(what));
  });

  it('fails it with the words of who made it, after a wait for what is about to end (R-24.40)', async () => {
    setTimeout(() => undefined, 60);
    await nothingIsLeft();
    const interval = setInterval(() => undefined, 5);
    await expect(nothingIsLeft({ timeout: 20 })).rejects.toThrow(/left:\ninterval of 5 ms\n.*harness/u);
    clearInterval(interval);
  });

  it('fails it also if the test’s clock has the timer (R-24.40)', async () => {
    ownTime();
    setTimeout(() => undefined, 5000);
    expect(whatIsLeft()).toContainEqual(expect.stringMatching(/^timer of 5000 ms/u));
    await letTimePass(5000);
    expect(whatIsLeft()).not.toContainEqual(expect.stringMatching(/^timer/u));
  });
});

describe('animation frames', () => {
  it('run even after a test that replaced the timers, and never after they were cancelled', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const never = vi.fn<FrameRequestCallback>();
    requestAnimationFrame(() => undefined);
    cancelAnimationFrame(requestAnimationFrame(never));
    vi.useRealTimers();
    await new Promise(requestAnimationFrame);
    expect(never).not.toHaveBeenCalled();
  });
});
