// What the page heard, for the test to read.
globalThis.heard = [];
for (const type of ['lemma-event', 'lemma-error']) {
  document.addEventListener(type, ({ detail }) => {
    globalThis.heard.push(detail.type ?? detail.problem);
  });
}
