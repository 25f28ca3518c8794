import { readFileSync } from 'node:fs';
import { compileLesson, toLearnerLesson, instantiateQuestion, feedbackFor } from '@lemma/lesson-renderer/compile';
const { lesson } = compileLesson(readFileSync('content/essential-linear-algebra-for-ml/matrices/la-matrix-vector-product.md','utf8'));
const strip=(k:string,v:unknown)=> typeof v==='string'? v.replaceAll(/<span class="katex">.*?<annotation encoding="application\/x-tex">(.*?)<\/annotation>.*?aria-hidden="true">.*?(?=<\/p>|<\/div>|$)/gs,'⟦$1⟧').slice(0,300):v;
console.log(JSON.stringify(toLearnerLesson(lesson!,{seed:3}).questions.slice(0,4),strip,1));
const q=lesson!.questions[2]!;
for (const s of [1,2]) console.log(JSON.stringify(instantiateQuestion(q,s).key), q.template);
console.log(JSON.stringify(feedbackFor(lesson!.questions[0]!,1,{kind:'multiple-choice',selected:['b']},{correct:false,credit:0}),strip,1));
const r = compileLesson(`Prose 3:17, re:Invent, 10:30am, :smile:, C::D and $5 to $10, and $x$ is maths; $5 and $y+1$ too. 
It costs $20,000 and $30,000.

<script>alert(1)</script> and <b onclick="x">bold</b>

::foo bar

[x](javascript:alert(1)) [ok](https://a.b) [](#d1) ![a](data:x)

:::definiton
hi
:::

- item

  :::tip[In a *list* $x$]
  yes

  ::widget{name="" a="1"}
  :::

::::theorem[T \`code\`]{#d1}
a
:::proof
b[^1]
:::
::::

[^1]: The note.

$$ {#eq-1}
a = b
$$

See [](#eq-1). $\\badcommand$

| a | b |
|---|---|
| 1 | 2 |

- [x] done

\`\`\`python run
print(1)
\`\`\`
\`\`\`output
1
\`\`\`
`, {fragment:true});
console.log(JSON.stringify(r.lesson!.sections,null,1), r.messages.map(m=>`${m.line}:${m.column} ${m.rule} ${m.message}`));
