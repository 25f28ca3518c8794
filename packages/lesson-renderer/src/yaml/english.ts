import { en } from 'zod/locales';

/** Messages of the small zod, given with each check: its global settings belong to the host. */
export const english = { error: en().localeError };
