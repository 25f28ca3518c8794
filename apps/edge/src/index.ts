export { createApp, type AppDeps } from './app.ts';
