/**
 * What needs no plan, as every text says it. The server's rule is `free_units` of each `content/<course>/course.yaml`;
 * a test holds both together.
 */
export const freePart = 'the first unit of each path';
