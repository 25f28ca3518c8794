/** A file's own text, as Vite gives it to tests. */
declare module '*?raw' {
  const text: string;
  export default text;
}
