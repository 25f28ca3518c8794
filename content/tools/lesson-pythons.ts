import { createNativePython, createNodePython, type NodePython } from '@lemma/python-runtime/node';
import { nativePython } from '@lemma/testing/native-python';

/**
 * The interpreter that runs a lesson's programs: the page's own, or for a lesson that names packages a CPython that has them in the
 * page's versions. Where PYTHON_WHEELS_FROM names a folder of wheels, it is the page's own with these. Undefined where this machine has none: such a lesson's proofs are not run.
 */
export type PythonOf = (
  lesson: { readonly packages?: readonly string[] } | undefined,
) => Promise<NodePython | undefined>;

export interface LessonPythons {
  /** The page's own, for lessons without packages and for all that only reads programs. */
  readonly plain: NodePython;
  readonly of: PythonOf;
  /** Why lessons with packages were not run, once one was asked for. */
  readonly notRun: () => string | undefined;
  close(): Promise<void>;
}

/** Starts the page's interpreter; the other one starts with the first lesson that needs it. The caller must `close()` them. */
export async function lessonPythons(): Promise<LessonPythons> {
  const plain = await createNodePython();
  let why: string | undefined;
  let packaged: Promise<NodePython | undefined> | undefined;
  const wheels = process.env['PYTHON_WHEELS_FROM'];
  const startPackaged = async () => {
    if (wheels !== undefined) return createNodePython({ packages: wheels });
    const found = nativePython();
    if (found.state === 'found') return createNativePython(found.python);
    why = found.why;
    return undefined;
  };
  return {
    plain,
    of: async (lesson) => {
      if (!lesson?.packages || lesson.packages.length === 0) return plain;
      packaged ??= startPackaged();
      return packaged;
    },
    notRun: () => why,
    close: async () => {
      await plain.close();
      await (await packaged)?.close();
    },
  };
}
