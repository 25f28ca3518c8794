import { beforeEach, expect, test, vi } from 'vitest';
import type { MockInstance } from 'vitest';
import { BusyWait } from './busy-wait.ts';

let turns: MockInstance<MessagePort['postMessage']>;
let now = 0;
beforeEach(() => {
  turns = vi.spyOn(MessagePort.prototype, 'postMessage');
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
const eventLoopTurns = async (count: number) => {
  for (let i = 0; i < count; i += 1) await new Promise((resolve) => setImmediate(resolve));
};

function call(busyWait: BusyWait): void {
  busyWait.callBegins();
  busyWait.callEnds();
}

test('a call that comes alone is waited for asleep', async () => {
  const busyWait = new BusyWait();
  call(busyWait);
  now += 5;
  call(busyWait);
  await eventLoopTurns(20);
  expect(turns).not.toHaveBeenCalled();
});

test('after a call that followed at once the thread stays awake, and hears what comes', async () => {
  const busyWait = new BusyWait();
  call(busyWait);
  now += 0.3;
  call(busyWait);
  const heard = vi.fn<() => void>();
  setTimeout(heard, 0);
  await vi.waitUntil(() => heard.mock.calls.length > 0);
  expect(turns.mock.calls.length).toBeGreaterThan(1);
  now += 2;
});

test('the wait ends when no call follows', async () => {
  const busyWait = new BusyWait();
  call(busyWait);
  call(busyWait);
  await eventLoopTurns(5);
  now += 2;
  await eventLoopTurns(20);
  turns.mockClear();
  await eventLoopTurns(20);
  expect(turns).not.toHaveBeenCalled();
});

test('a sequence is one wait, not one for each of its calls', async () => {
  const busyWait = new BusyWait();
  for (let i = 0; i < 50; i += 1) call(busyWait);
  now += 2;
  await eventLoopTurns(5);
  expect(turns).toHaveBeenCalledTimes(1);
});
