import { z } from 'zod';

const target = z.union([z.string(), z.record(z.string(), z.string())]);
const dependencies = z.record(z.string(), z.string()).default({});

/** What every package promises to npm and to those who read its page there. */
export const manifest = z.looseObject({
  name: z.string().startsWith('@lemma/'),
  version: z.string(),
  description: z.string().min(20),
  license: z.literal('MIT'),
  keywords: z.array(z.string()).min(3),
  type: z.literal('module'),
  repository: z.looseObject({ type: z.literal('git'), url: z.string(), directory: z.string() }),
  engines: z.looseObject({ node: z.string() }),
  sideEffects: z.union([z.boolean(), z.array(z.string())]),
  dependencies,
  peerDependencies: dependencies,
  exports: z.record(z.string(), target),
  publishConfig: z.looseObject({ access: z.literal('public'), provenance: z.literal(true) }),
});

export type Manifest = z.infer<typeof manifest>;
