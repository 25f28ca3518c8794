import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HASH_SCROLL, scrollToHash } from './scroll-to-hash.ts';

/** Puts the place on the page; tells where it was scrolled to. */
function putPlace() {
  const place = document.createElement('section');
  place.id = 'pricing';
  const scrollIntoView = vi.spyOn(place, 'scrollIntoView').mockImplementation(() => undefined);
  document.body.append(place);
  return scrollIntoView;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.querySelector('#pricing')?.remove();
});

const { delay, interval, limit } = HASH_SCROLL;

describe('a hash in the address', () => {
  it('is looked for after the delay, not at once', () => {
    const scrolled = putPlace();
    scrollToHash('pricing');
    vi.advanceTimersByTime(delay - 1);
    expect(scrolled).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(scrolled.mock.calls).toEqual([[expect.objectContaining({ block: 'start' })]]);
  });

  it('is found by the next look when its place comes late, and scrolled to once', () => {
    scrollToHash('pricing');
    vi.advanceTimersByTime(delay + 3 * interval + 1);
    const scrolled = putPlace();
    vi.advanceTimersByTime(interval - 2);
    expect(scrolled).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(scrolled).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(limit);
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  it('is given up when its place never comes', () => {
    scrollToHash('pricing');
    vi.advanceTimersByTime(limit + interval);
    expect(vi.getTimerCount()).toBe(0);
    const scrolled = putPlace();
    vi.advanceTimersByTime(limit);
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('is given up when the page is left', () => {
    const giveUp = scrollToHash('pricing');
    giveUp();
    expect(vi.getTimerCount()).toBe(0);
  });
});
