export { pythonRuntime } from './python-runtime-plugin.ts';
export type { PythonRuntimePluginOptions } from './python-runtime-plugin.ts';
export { assetHeaders, filesPolicy } from './headers.ts';
