/*
 * Python started ahead of the lesson that will run it: where today's plan has such a lesson, while the plan is looked at.
 */
import { createPythonRuntime, type PythonRuntime } from '@lemma/python-runtime';
import { packageFolder } from './python-packages.ts';
import { reportStart } from './python-start-report.ts';

/** A started Python takes some 130 MiB: devices with less than this are not asked for it before it is used. In GiB. */
const leastMemory = 4;
/** How long a Python that was started for the next lesson waits for it once the plan is left, in ms. */
const waitMs = 30_000;

interface DeviceHints {
  /** Chromium's; elsewhere nothing is known and nothing held back. */
  readonly connection?: { readonly saveData?: boolean };
  readonly deviceMemory?: number;
}

let ahead: PythonRuntime | undefined;
let ending: ReturnType<typeof setTimeout> | undefined;

/** Whether the visitor has asked the browser to save data: nothing large is fetched for them on suspicion. */
export function savesData({ connection }: DeviceHints = navigator as DeviceHints): boolean {
  return connection?.saveData ?? false;
}

function hasRoom({ deviceMemory }: DeviceHints = navigator as DeviceHints): boolean {
  return (deviceMemory ?? leastMemory) >= leastMemory;
}

/** Starts Python once the page rests, without a spare. The returned function says that the plan is left: a lesson has half a minute to take it. */
export function startPythonAhead(): () => void {
  if (savesData() || !hasRoom()) return () => undefined;
  clearTimeout(ending);
  ahead ??= reportStart(createPythonRuntime());
  const takeBack = ahead.prewarmAtRest({ spare: false });
  return () => {
    takeBack();
    clearTimeout(ending);
    ending = setTimeout(() => {
      ahead?.terminate();
      ahead = undefined;
    }, waitMs);
  };
}

/** A Python that loads the packages which the site keeps, for a lesson that imports some. */
export function pythonWithPackages(): PythonRuntime {
  clearTimeout(ending);
  ahead?.terminate();
  ahead = undefined;
  return reportStart(createPythonRuntime({ packageBaseUrl: packageFolder }));
}

/** The Python that was started ahead, or a new one: the caller's own from now on. */
export function takePython(): PythonRuntime {
  clearTimeout(ending);
  const taken = ahead ?? reportStart(createPythonRuntime());
  ahead = undefined;
  return taken;
}
