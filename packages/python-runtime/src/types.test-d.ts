import { expectTypeOf } from 'vitest';
import { createPythonRuntime, type PythonRuntime, type RunResult } from './index.ts';
import type { PythonCell } from './react/index.ts';

expectTypeOf(createPythonRuntime).returns.toEqualTypeOf<PythonRuntime>();
expectTypeOf<ReturnType<PythonRuntime['run']>>().resolves.toEqualTypeOf<RunResult>();
expectTypeOf<ReturnType<PythonRuntime['stop']>>().resolves.toEqualTypeOf<
  'interrupted' | 'restarted' | 'idle'
>();
expectTypeOf<Parameters<typeof PythonCell>[0]>().toHaveProperty('code').toEqualTypeOf<string>();
