/** A piece of Pyodide's loader, and what stands in its place. */
type Change = readonly [piece: string, instead: string];

/** The engine has 4,868 exports; a start asks for 134. The rest is linked when the first compiled package is loaded, or `ctypes` asks for a name. */
const linking: readonly Change[] = [
  [
    'mergeLibSymbols(wasmExports,"main");',
    'var picked=names=>Object.fromEntries(names.filter(name=>name in origExports).map(name=>[name,origExports[name]]));' +
      'var asked=picked(Object.keys(GOT));mergeLibSymbols({...asked,...picked(["main","__main_argc_argv"])},"main");',
  ],
  [
    'updateGOT(origExports);',
    'updateGOT(asked);' +
      'linkRest=()=>{linkRest=undefined;mergeLibSymbols(origExports,"main");updateGOT(origExports);assignRest(wasmExports)};' +
      'wrapped=Module.wrappedFunctions?.(Object.keys(GOT).map(name=>wasmImports[name]).filter(value=>value?.sig));',
  ],
  [
    'var loadWebAssemblyModule=(binary,flags,libName,localScope,handle)=>{',
    'var linkRest;var loadWebAssemblyModule=(binary,flags,libName,localScope,handle)=>{linkRest?.();',
  ],
  [
    'function __dlsym_js(handle,symbol,symbolIndex){',
    'function __dlsym_js(handle,symbol,symbolIndex){linkRest?.();',
  ],
];

/** Functions of JavaScript (only those have a signature) get their places in the engine's table. */
const tabling: readonly Change[] = [
  // They are wrapped together, where the worker hands in how.
  [
    'var convertJsFunctionToWasm=(func,sig)=>{',
    'var wrapped;var convertJsFunctionToWasm=(func,sig)=>{if(wrapped?.has(func))return wrapped.get(func);',
  ],
  // They are not in the table yet: to look there would first make a map of all of it.
  [
    'var addFunction=(func,sig)=>{var rtn=getFunctionAddress(func);',
    'var refused=new TypeError;var early=new Map;' +
      'var addFunction=(func,sig)=>{var rtn=sig&&!functionsInTableMap?early.get(func):getFunctionAddress(func);',
  ],
  [
    'functionsInTableMap.set(func,ret);return ret}',
    '(functionsInTableMap??early).set(func,ret);return ret}',
  ],
  [
    'updateTableMap(0,wasmTable.length)}',
    'updateTableMap(0,wasmTable.length);for(var [each,place] of early)functionsInTableMap.set(each,place)}',
  ],
  // They are wrapped at once, and not after the table has refused them by an error.
  [
    'try{setWasmTableEntry(ret,func)}catch(err){',
    'try{if(sig)throw refused;setWasmTableEntry(ret,func)}catch(err){',
  ],
];

/** A snapshot holds these modules. To ask Python for them has it compile a program for each, in code that is not compiled yet itself. */
const beginning: readonly Change[] = [
  ['[r,n]=API.rawRun("import _pyodide_core")', '[r,n]=t?[0]:API.rawRun("import _pyodide_core")'],
  [
    'API.runPythonInternal_dict=API._pyodide._base.eval_code("{}"),API.importlib=API.runPythonInternal("import importlib; importlib");',
    'Object.defineProperty(API,"runPythonInternal_dict",{configurable:true,' +
      'get(){let value=API._pyodide._base.eval_code("{}");Object.defineProperty(API,"runPythonInternal_dict",{value});return value}});' +
      'let kept=t&&API._pyodide._importhook.sys.modules;' +
      'API.importlib=kept?kept.get("importlib"):API.runPythonInternal("import importlib; importlib");',
  ],
  ...['__main__', 'builtins'].map((name): Change => {
    const asked = `API.runPythonInternal("import ${name}; ${name}.__dict__")`;
    return [asked, `(kept?kept.get("${name}").__dict__:${asked})`];
  }),
];

/** Most readings of the interrupt buffer are left out, where it says so (`worker/stop-signal.ts`). */
const interrupting: Change = [
  'function _Py_CheckEmscriptenSignals_Helper(){',
  'var leftOut=0;function _Py_CheckEmscriptenSignals_Helper(){if(leftOut-->0)return 0;leftOut=Module.Py_EmscriptenSignalBuffer?.leftOut|0;',
];

/** Not named by the loader or its starter, but by the worker. */
const namedElsewhere = '_sbrk';

/**
 * Pyodide's loader (`pyodide.asm.mjs`) without what most pages never need of its start, a third of a start with kept code. `starter` is
 * `pyodide.mjs`, which asks for exports too. Throws where a piece is not there
 * once: then Pyodide is another, and so may be what it needs.
 */
export function quickLoader(source: string, starter: string): string {
  const changes = [
    ...linking,
    conversions(source),
    assignments(source, starter),
    ...tabling,
    ...beginning,
    interrupting,
  ];
  return changes.reduce((text, [piece, instead]) => {
    if (text.split(piece).length !== 2)
      throw new Error(
        `pyodide.asm.mjs is not as expected; it should have this once: ${piece.slice(0, 200)}`,
      );
    return text.replace(piece, () => instead);
  }, source);
}

/** Twenty exports are wrapped: in an object over the exports, and not in a copy of them all. */
function conversions(source: string): Change {
  const wrapped = source.matchAll(/wasmExports\["(\w+)"\]=makeWrapper/g);
  const names = JSON.stringify(Array.from(wrapped, ([, name]) => name));
  const own = `Object.fromEntries(${names}.map(name=>[name,{value:wasmExports[name],writable:true}]))`;
  return [
    'wasmExports=Object.assign({},wasmExports);',
    `wasmExports=Object.create(wasmExports,${own});`,
  ];
}

const assigning = 'function assignWasmExports(wasmExports){';
const assignment = /^(\w+)=Module\["\1"\]=wasmExports\["\w+"\](\.value>>>0)?$/;

/** Each export gets a variable and a property of `Module`: those that are named anywhere at once, and the others by `assignRest`. */
function assignments(source: string, starter: string): Change {
  const from = source.indexOf(assigning);
  const to = source.indexOf('}', from);
  const declared = source.lastIndexOf('var ', from);
  const elsewhere = source.slice(0, declared) + source.slice(to) + starter;
  const named = new Set([...(elsewhere.match(/\w+/g) ?? []), namedElsewhere]);
  const statements = source.slice(from + assigning.length, to).split(';');
  const canWait = (statement: string) => {
    const name = assignment.exec(statement)?.[1];
    return name !== undefined && !named.has(name);
  };
  const now = statements.filter((statement) => !canWait(statement)).join(';');
  const later = statements.filter(canWait).join(';');
  return [source.slice(from, to), `${assigning}${now}}function assignRest(wasmExports){${later}`];
}
