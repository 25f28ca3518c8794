export { invalidates, queryKey } from './keys.ts';
export {
  createQueryClient,
  EdgeProvider,
  type EdgeProviderProps,
  useApiClient,
} from './provider.tsx';
export {
  apiQuery,
  type ApiQueryOptions,
  invalidateAfter,
  type MutationOperation,
  type QueryOperation,
  useApiMutation,
  useApiQuery,
  useInvalidateAfter,
} from './queries.ts';
export { useOutboxSend, useOutboxState } from './use-outbox.ts';
