import type { Db } from './database/database.ts';
import { sweepReports } from './desk/sweep-reports.ts';
import { sweepDiagnostics } from './diagnostic/sweep-diagnostics.ts';
import { sweepSamples } from './study/sweep-samples.ts';

/** What deletes the data whose time is over, each for itself. Mail has a sweep of its own. */
const sweeps = [sweepDiagnostics, sweepSamples, sweepReports] as const;

/** Sweeps now and once a day. Returns a function that ends it. */
export function startSweeps(
  db: Db,
  { clock, onError }: { readonly clock: () => number; readonly onError: (error: unknown) => void },
): () => void {
  const sweepAll = () => {
    for (const sweep of sweeps) sweep(db, clock()).catch(onError);
  };
  sweepAll();
  const timer = setInterval(sweepAll, 24 * 60 * 60 * 1000);
  timer.unref();
  return () => clearInterval(timer);
}
