/** Copies the code beside a button that says `data-copy`, and says so on the button for a moment. */
export function copyFrom(target: EventTarget | null): void {
  const button = target instanceof Element ? target.closest('[data-copy]') : null;
  const code = button?.closest('.docs-code, .docs-source')?.querySelector('pre')?.textContent;
  if (!button || !code) return;
  const say = (word: string) => {
    const [text] = button.childNodes;
    if (text) text.textContent = word;
  };
  navigator.clipboard.writeText(code.replace(/\n$/u, '')).then(
    () => say('Copied'),
    () => say('Select it and copy'),
  );
  setTimeout(() => say('Copy'), 2500);
}
