import { compileLesson } from '@lemma/lesson-renderer/compile';
const gens: Record<string,(n:number)=>string> = {
 unclosedDirectives: n=>':::tip\n'.repeat(n/7),
 unclosedDirectivesBlank: n=>':::tip\n\n'.repeat(n/8),
 line: n=>'a word '.repeat(n/7),
 oneWord: n=>'a'.repeat(n),
 spaces: n=>'a'+' '.repeat(n)+'b',
 brackets: n=>'['.repeat(n), 
 emails: n=>'a@b.cc '.repeat(n/7),
 at: n=>'a@'.repeat(n/2), dots: n=>'a.'.repeat(n/2), www: n=>'www.'.repeat(n/4), http:n=>'http://a '.repeat(n/9),
 colons: n=>'::'.repeat(n/2), leafs: n=>'::a\n'.repeat(n/4), attrs: n=>'::a{'+'b=c '.repeat(n/4), attrsOpen: n=>('::a{b\n').repeat(n/6), label: n=>'::a['.repeat(n/4),
 quotes: n=>'> '.repeat(n/2), quoteLines: n=>'> a\n'.repeat(n/4), list: n=>'- a\n'.repeat(n/4), nestList: n=>{let s='';for(let i=0;s.length<n;i++)s+=' '.repeat(2*(i%60))+'- a\n';return s;},
 nestedListsOneLine: n=>'- '.repeat(n/2)+'a', table: n=>'|a|b|\n|-|-|\n'+'|c|d|\n'.repeat(n/6), tableWide: n=>'|a'.repeat(n/4)+'|\n'+'|-'.repeat(n/4)+'|\n',
 dollars: n=>'$'.repeat(n), dollarsSp: n=>'$a '.repeat(n/3), dollarBlocks: n=>'$$\n'.repeat(n/3), backticks: n=>{let s='';for(let i=1;s.length<n;i++)s+='`'.repeat(i)+' ';return s;}, fences: n=>'```\n'.repeat(n/4), headings: n=>'### a\n'.repeat(n/6), footnotes: n=>{let s='';for(let i=0;s.length<n;i++)s+=`[^${i}]: x [^${i+1}]\n\n`;return '[^0]\n\n'+s;}, defs: n=>{let s='';for(let i=0;s.length<n;i++)s+=`[${i}]: x\n`;return s;}, stars: n=>'*a '.repeat(n/3), und: n=>'_a_'.repeat(n/3), tildes:n=>'~~a '.repeat(n/4), entities: n=>'&amp;'.repeat(n/5), escapes: n=>'\\*'.repeat(n/2), python: n=>'```python\n'+'"""a\\"'.repeat(n/6)+'\n```', pyq: n=>'```python\n'+'\\"'.repeat(n/2)+'\n```', ts:n=>'```ts\n'+'=/['.repeat(n/3)+'\n```', css: n=>'```css\n'+'a-'.repeat(n/2)+'\n```', yaml: n=>'```graph\n'+'a: ['.repeat(n/4)+'\n```', paragraphs: n=>'a b c\n\n'.repeat(n/7), lazy: n=>'> a\n'+'b\n'.repeat(n/2), images: n=>'![a](b)'.repeat(n/7), links: n=>'[a](b)\n\n'.repeat(n/8), q: n=>':::question{#a type="numeric" answer="1"}\n:::\n'.repeat(n/47), codeIndent: n=>'    a\n'.repeat(n/6), math: n=>'$x^2$\n\n'.repeat(n/7), widget: n=>'::widget{name="a"}\n'.repeat(n/19), nulls:n=>'\0'.repeat(n), front:n=>'---\n'.repeat(n/4), setext:n=>'a\n===\n'.repeat(n/6), htmlish: n=>'<a '.repeat(n/3), comment:n=>'<!--'.repeat(n/4),thematic:n=>'* * *\n'.repeat(n/6), closers: n=>':::\n'.repeat(n/4), tips: n=>':::tip\na\n:::\n'.repeat(n/13), fourtips: n=>'::::tip\n:::tip\n'.repeat(n/15)
};
const only=process.argv.slice(2);
const t=(f:()=>unknown)=>{const s=process.cpuUsage();f();const e=process.cpuUsage(s);return (e.user+e.system)/1000};
for(const [name,g] of Object.entries(gens)){ if(only.length&&!only.includes(name))continue; const N=30000; try{ compileLesson(g(2000),{fragment:true}); const a=t(()=>compileLesson(g(N),{fragment:true})); const b=t(()=>compileLesson(g(4*N),{fragment:true})); const perMB=b/(4*N)*1e6; if(b/a>7||perMB>1500||only.length) console.log(name.padEnd(22),'ms',a.toFixed(0),b.toFixed(0),'ratio(4)',(b/a).toFixed(1),'ms/MB',perMB.toFixed(0)); }catch(e){console.log(name,'THROWS',String(e).slice(0,100))} }
