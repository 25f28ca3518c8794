import type { CompilePredict } from '../block/compile-context.ts';
import { askBlock } from './ask-block.ts';
import { predictBlock } from './predict-block.ts';

/** Each block that asks before it shows: `:::predict`, and `:::your-turn` and `:::why` of examples. */
export const askingBlock: CompilePredict = (state, node, context, handlers) =>
  node.name === 'predict'
    ? predictBlock(state, node, context, handlers)
    : [askBlock(node, context, handlers)];
