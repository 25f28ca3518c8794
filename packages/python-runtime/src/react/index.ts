export { PythonProvider, usePython } from './python-provider.tsx';
export type { PythonPage, PythonProviderProps } from './python-provider.tsx';
export { PythonCell } from './python-cell.tsx';
export type { PythonCellProps } from './python-cell.tsx';
export { PythonExercise } from './python-exercise.tsx';
export type { ExerciseAnswer, PythonExerciseProps } from './python-exercise.tsx';
export { PythonConsole } from './python-console.tsx';
export type { PythonConsoleProps } from './python-console.tsx';
export { clearDrafts } from '../drafts/draft-store.ts';
