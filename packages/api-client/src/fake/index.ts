export {
  createFakeFetch,
  createFakeFetchOf,
  type FakeCall,
  type FakeCallTo,
  type FakeHandlers,
  type FakeHandlersOf,
  FakeProblem,
} from './fake-edge.ts';
