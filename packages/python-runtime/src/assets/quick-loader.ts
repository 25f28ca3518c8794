/** A piece of Pyodide's loader, and what stands in its place. */
type Change = readonly [piece: string, instead: string];

const changes: readonly Change[] = [
  // 8,560 exports of the engine get an address that only compiled packages ask for: they get it when the first of those is loaded.
  // Functions of JavaScript that the engine itself asks for are wrapped together, where the worker hands in how.
  [
    'updateGOT(origExports);',
    'for(let name in GOT)if(name in origExports)updateGOT({[name]:origExports[name]});' +
      'linkRest=()=>{linkRest=undefined;updateGOT(origExports)};' +
      'wrapped=Module.wrappedFunctions?.(Object.keys(GOT).map(name=>wasmImports[name]).filter(value=>value?.sig));',
  ],
  [
    'var loadWebAssemblyModule=(binary,flags,libName,localScope,handle)=>{',
    'var linkRest;var loadWebAssemblyModule=(binary,flags,libName,localScope,handle)=>{linkRest?.();',
  ],
  [
    'var convertJsFunctionToWasm=(func,sig)=>{',
    'var wrapped;var convertJsFunctionToWasm=(func,sig)=>{if(wrapped?.has(func))return wrapped.get(func);',
  ],
  // A function of JavaScript (only those have a signature) is wrapped at once, and not after the table has refused it by an error.
  ['var addFunction=(func,sig)=>{', 'var refused=new TypeError;var addFunction=(func,sig)=>{'],
  [
    'try{setWasmTableEntry(ret,func)}catch(err){',
    'try{if(sig)throw refused;setWasmTableEntry(ret,func)}catch(err){',
  ],
  // Most readings of the interrupt buffer are left out, where it says so (`worker/stop-signal.ts`).
  [
    'function _Py_CheckEmscriptenSignals_Helper(){',
    'var leftOut=0;function _Py_CheckEmscriptenSignals_Helper(){if(leftOut-->0)return 0;leftOut=Module.Py_EmscriptenSignalBuffer?.leftOut|0;',
  ],
];

/**
 * Pyodide's loader without what most pages never need of its start, a sixth of a start with kept code. Throws where a piece is not there once:
 * then Pyodide is another, and so may be what it needs.
 */
export function quickLoader(source: string): string {
  return changes.reduce((text, [piece, instead]) => {
    if (text.split(piece).length !== 2)
      throw new Error(`pyodide.asm.mjs is not as expected; it should have this once: ${piece}`);
    return text.replace(piece, () => instead);
  }, source);
}
