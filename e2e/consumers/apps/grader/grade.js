import { gradeInSandbox } from '@lemma/python-runtime/node';

const cases = [{ name: 'hidden', call: 'square(13)', expect: '169', hidden: true }];
const grades = [];
for (const code of ['def square(x): return x * x', 'def square(x): return x'])
  grades.push(await gradeInSandbox({ code, cases, rules: [] }));
process.stdout.write(JSON.stringify(grades));
