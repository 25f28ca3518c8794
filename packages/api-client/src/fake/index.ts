export { createFakeFetch, type FakeCall, type FakeHandlers, FakeProblem } from './fake-edge.ts';
