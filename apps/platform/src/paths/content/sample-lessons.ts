/** The lesson of each path that a visitor can study whole, without an account: free, and needs no other. */
export const sampleLessons = {
  python: 'py-values-and-variables',
  algebra: 'la-vectors',
} as const;
