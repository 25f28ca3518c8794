/**
 * Python's built-in exceptions, each with its base class (https://docs.python.org/3.14/library/exceptions.html#exception-hierarchy).
 * Known here, so that a program cannot say of its exception that it is one of all of them.
 */
const groups: Readonly<Record<string, string>> = {
  BaseException: 'BaseExceptionGroup GeneratorExit KeyboardInterrupt SystemExit Exception',
  Exception:
    'ArithmeticError AssertionError AttributeError BufferError EOFError ExceptionGroup ImportError LookupError MemoryError NameError OSError ReferenceError RuntimeError StopAsyncIteration StopIteration SyntaxError SystemError TypeError ValueError Warning',
  ArithmeticError: 'FloatingPointError OverflowError ZeroDivisionError',
  ImportError: 'ModuleNotFoundError',
  LookupError: 'IndexError KeyError',
  NameError: 'UnboundLocalError',
  OSError:
    'BlockingIOError ChildProcessError ConnectionError FileExistsError FileNotFoundError InterruptedError IsADirectoryError NotADirectoryError PermissionError ProcessLookupError TimeoutError',
  ConnectionError:
    'BrokenPipeError ConnectionAbortedError ConnectionRefusedError ConnectionResetError',
  RuntimeError: 'NotImplementedError PythonFinalizationError RecursionError',
  SyntaxError: 'IndentationError',
  IndentationError: 'TabError',
  ValueError: 'UnicodeError',
  UnicodeError: 'UnicodeDecodeError UnicodeEncodeError UnicodeTranslateError',
  Warning:
    'BytesWarning DeprecationWarning EncodingWarning FutureWarning ImportWarning PendingDeprecationWarning ResourceWarning RuntimeWarning SyntaxWarning UnicodeWarning UserWarning',
};

const bases = new Map(
  Object.entries(groups).flatMap(([base, names]) =>
    names.split(' ').map((name): [string, string] => [name, base]),
  ),
);

export function isBuiltInException(name: string): boolean {
  return name === 'BaseException' || bases.has(name);
}

/** `KeyError`, `LookupError`, `Exception`, `BaseException` for `KeyError`; nothing for a name that is not built in. */
export function exceptionWithBases(name: string): readonly string[] {
  if (!isBuiltInException(name)) return [];
  const base = bases.get(name);
  return base === undefined ? [name] : [name, ...exceptionWithBases(base)];
}
