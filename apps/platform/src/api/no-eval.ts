/**
 * Runs before any module. zod tries whether it may make code from strings as soon as a schema is defined; the pages'
 * content security policy forbids that, and a browser reports each try as a violation. `z.config({ jitless: true })`
 * writes the same object, but a module that calls it may be evaluated after the first schema.
 */
export const noEvalScript = 'globalThis.__zod_globalConfig={jitless:true}';
