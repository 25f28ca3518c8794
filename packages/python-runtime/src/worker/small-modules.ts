/** Modules up to this size are wrappers of one function. */
const smallBytes = 128;

/**
 * Lets code that wraps JavaScript functions for WebAssembly, in a module of its own each, share the modules that are alike. Of Pyodide's 260
 * at a start 30 are distinct; the rest takes a tenth of a start with kept code. Returns what puts `WebAssembly.Module` back.
 */
export function shareSmallModules(): () => void {
  const { Module } = WebAssembly;
  const made = new Map<string, WebAssembly.Module>();
  WebAssembly.Module = new Proxy(Module, {
    construct(target, args: ConstructorParameters<typeof Module>) {
      const [bytes] = args;
      if (!(bytes instanceof Uint8Array) || bytes.length > smallBytes) return new target(...args);
      const key = bytes.join();
      const module = made.get(key) ?? new target(bytes);
      made.set(key, module);
      return module;
    },
  });
  return () => {
    WebAssembly.Module = Module;
  };
}
