"""
In the place of micropip, which neither npm nor Debian has. JupyterLite's piplite imports the names of `package_index` at its start and uses them
for `%pip install` alone: what the kernel needs is loaded before, by Pyodide itself. In JupyterLite's favour, as the real one takes longer to load.
"""
