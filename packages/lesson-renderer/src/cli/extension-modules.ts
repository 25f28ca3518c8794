import * as v from 'valibot';
import type { LessonExtensions } from '../format/extensions.ts';
import { loadModule } from './option-modules.ts';

const aFunction = v.function();
const extensions = v.looseObject({
  callouts: v.exactOptional(v.record(v.string(), v.looseObject({ label: v.string() }))),
  directives: v.exactOptional(v.record(v.string(), aFunction)),
  remarkPlugins: v.exactOptional(v.array(aFunction)),
  highlight: v.exactOptional(aFunction),
});
const extensionModule = v.looseObject({
  lessonExtensions: v.custom<LessonExtensions>((value) => v.is(extensions, value)),
});

/**
 * What modules export as `lessonExtensions`, together; of two callouts or blocks with one name the last counts. Throws an `Error` that
 * names the module if it cannot be loaded or exports no such object.
 */
export async function loadExtensions(modules: readonly string[]): Promise<LessonExtensions> {
  let all: LessonExtensions = {};
  for (const module of modules) {
    const checked = v.safeParse(extensionModule, await loadModule('--extensions', module));
    if (!checked.success)
      throw new Error(
        `--extensions: ${module} exports no "lessonExtensions": it must be an object of callouts, directives, remarkPlugins and highlight, as the option extensions of compileLesson takes it.`,
      );
    const { callouts, directives, remarkPlugins, ...rest } = checked.output.lessonExtensions;
    all = {
      ...all,
      ...rest,
      callouts: { ...all.callouts, ...callouts },
      directives: { ...all.directives, ...directives },
      remarkPlugins: [...(all.remarkPlugins ?? []), ...(remarkPlugins ?? [])],
    };
  }
  return all;
}
