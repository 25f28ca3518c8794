/** A schema by hand, as Standard Schema has it. */
const schema = (test) => ({
  '~standard': {
    version: 1,
    vendor: 'consumer',
    validate: (value) => (test(value) ? { value } : { issues: [{ message: 'is not one.' }] }),
  },
});

/** What the compiler and the server need to know of the kind; its view is the page's. */
export const questionKinds = [
  {
    name: 'estimate',
    schema: schema(({ answer, within }) => [answer, within].every(Number.isFinite)),
    answer: schema(Number.isFinite),
    shown: () => ({ from: 0, to: 200 }),
    score: ({ answer, within }, value) => ({ correct: Math.abs(value - answer) <= within }),
    right: ({ answer }) => answer,
  },
];
