/** What JupyterLite's kernel loads besides its own wheels, by the names of Pyodide's lock file. */
export interface PythonPackage {
  readonly version: string;
  /** Debian's version; its name is `python3-` and the package's own. */
  readonly debian: string;
  /** The module or package in Debian's folder of Python packages. */
  readonly file: string;
  readonly depends?: readonly string[];
}

/** Debian 13: a release, whose versions stay. Pyodide's own distribution has IPython 9.12 and is out of npm's reach. */
export const suite = 'trixie';

export const pythonPackages: Readonly<Record<string, PythonPackage>> = {
  asttokens: { version: '3.0.0', debian: '3.0.0-1', file: 'asttokens', depends: ['six'] },
  comm: { version: '0.2.1', debian: '0.2.1-1', file: 'comm', depends: ['traitlets'] },
  decorator: { version: '5.2.1', debian: '5.2.1-2', file: 'decorator.py' },
  executing: { version: '2.2.0', debian: '2.2.0-0.1', file: 'executing' },
  ipython: {
    version: '8.35.0',
    debian: '8.35.0-1',
    file: 'IPython',
    depends: [
      'decorator',
      'jedi',
      'matplotlib-inline',
      'prompt-toolkit',
      'pygments',
      'stack-data',
      'traitlets',
    ],
  },
  jedi: { version: '0.19.1', debian: '0.19.1+ds1-1', file: 'jedi', depends: ['parso'] },
  'matplotlib-inline': {
    version: '0.1.7',
    debian: '0.1.7-1',
    file: 'matplotlib_inline',
    depends: ['traitlets'],
  },
  parso: { version: '0.8.4', debian: '0.8.4-1', file: 'parso' },
  'prompt-toolkit': {
    version: '3.0.51',
    debian: '3.0.51-2',
    file: 'prompt_toolkit',
    depends: ['wcwidth'],
  },
  'pure-eval': { version: '0.2.3', debian: '0.2.3-1', file: 'pure_eval' },
  pygments: { version: '2.18.0', debian: '2.18.0+dfsg-2', file: 'pygments' },
  six: { version: '1.17.0', debian: '1.17.0-1', file: 'six.py' },
  'stack-data': {
    version: '0.6.3',
    debian: '0.6.3-1',
    file: 'stack_data',
    depends: ['asttokens', 'executing', 'pure-eval'],
  },
  traitlets: { version: '5.14.3', debian: '5.14.3+really5.14.3-1', file: 'traitlets' },
  wcwidth: { version: '0.2.13', debian: '0.2.13+dfsg1-1', file: 'wcwidth' },
};
