import type { ComponentProps } from 'react';
import { expectTypeOf } from 'vitest';
import type { Loading, Modal, Notice } from './index.ts';

expectTypeOf<ComponentProps<typeof Notice>['variant']>().toEqualTypeOf<
  'error' | 'warning' | 'info'
>();
expectTypeOf<ComponentProps<typeof Modal>>().toHaveProperty('title');
expectTypeOf<ComponentProps<typeof Loading>>().toHaveProperty('label').toEqualTypeOf<string>();
