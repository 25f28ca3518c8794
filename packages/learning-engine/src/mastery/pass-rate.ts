import type { LearningEvent } from '../events/learning-event.ts';

/** How a lesson's first studies went, over any number of learners. */
export interface PassRate {
  readonly passed: number;
  readonly failed: number;
  /** passed / (passed + failed), 0 to 1. */
  readonly rate: number;
}

/** Pass rate of each lesson's study sessions, from their events: for authors, who hold it at 0.9. */
export function passRates(events: Iterable<LearningEvent>): ReadonlyMap<string, PassRate> {
  const rates = new Map<string, PassRate>();
  for (const event of events) {
    if (event.type !== 'session-finished' || event.kind !== 'lesson') continue;
    const before = rates.get(event.lesson) ?? { passed: 0, failed: 0 };
    const passed = before.passed + (event.outcome === 'passed' ? 1 : 0);
    const failed = before.failed + (event.outcome === 'failed' ? 1 : 0);
    rates.set(event.lesson, { passed, failed, rate: passed / (passed + failed) });
  }
  return rates;
}
