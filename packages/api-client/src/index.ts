export * from './contract/index.ts';
export { ApiError } from './client/api-error.ts';
export {
  type ApiClient,
  type ApiClientOptions,
  type CallOptions,
  type ClientOf,
  createApiClient,
  createClientOf,
  endpointOf,
} from './client/client.ts';
export { ConnectionError } from './client/connection-error.ts';
export { ContractError } from './client/contract-error.ts';
export {
  Outbox,
  type OutboxOperation,
  type OutboxOptions,
  type OutboxState,
} from './outbox/outbox.ts';
export type { OutboxEntry } from './outbox/store.ts';
