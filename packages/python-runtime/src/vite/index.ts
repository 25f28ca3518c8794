export { pythonRuntime } from './python-runtime-plugin.ts';
export type { PythonRuntimePluginOptions } from './python-runtime-plugin.ts';
export { assetHeaders, workerPolicy } from './headers.ts';
