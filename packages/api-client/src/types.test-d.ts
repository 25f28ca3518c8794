import { expectTypeOf } from 'vitest';
import { createApiClient, ApiError } from './index.ts';

const api = createApiClient({ baseUrl: 'https://edge.example' });
expectTypeOf(api.me).returns.resolves.toHaveProperty('email').toEqualTypeOf<string>();
expectTypeOf<ApiError['status']>().toEqualTypeOf<number>();

// A call takes what its path, query and body need.
expectTypeOf(api.updateName).parameter(0).toEqualTypeOf<{ readonly body: string }>();
// @ts-expect-error -- a lesson is asked for by its uid
void api.interactiveLesson({});
