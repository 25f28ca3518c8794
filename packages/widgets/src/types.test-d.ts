import type { WidgetDefinition } from '@lemma/lesson-renderer';
import type { ComponentProps } from 'react';
import { expectTypeOf } from 'vitest';
import { LazyWidget, matrixMultiplier, vectorPlayground, widgets } from './index.ts';
import { widgetSchemas } from './schemas.ts';

// A widget knows its props, all together are any widget.
type PropsOf<Widget> = Widget extends WidgetDefinition<infer Props> ? Props : never;
expectTypeOf<PropsOf<typeof vectorPlayground>['vectors']>().toEqualTypeOf<[number, number][]>();
expectTypeOf<PropsOf<typeof matrixMultiplier>>().toHaveProperty('a');
expectTypeOf(widgets).toExtend<readonly WidgetDefinition[]>();
expectTypeOf(widgetSchemas).items.toHaveProperty('schema');

type LazyProps = ComponentProps<typeof LazyWidget<{ a: number }>>;
expectTypeOf<LazyProps['props']>().toEqualTypeOf<{ a: number }>();
