export type { LessonEvent } from './lesson-event.ts';
export type { XapiActivity, XapiActor, XapiExtensions, XapiStatement } from './xapi-statement.ts';
export { toXapi, type XapiOptions } from './xapi.ts';
