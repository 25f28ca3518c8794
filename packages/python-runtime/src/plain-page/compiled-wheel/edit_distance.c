/*
 * A compiled module for packages.test.ts, which loads it out of a wheel: `edit_distance.distance(a, b)`, the fewest letters to put in, take
 * out or change so that one text becomes the other (Levenshtein). Built against Python's stable ABI (PEP 384); what it needs of that is
 * declared here, so that no headers of Python or Emscripten are needed. With clang 19 and lld 19, as Debian has them:
 *
 *   clang-19 --target=wasm32-unknown-emscripten -fPIC -Os -ffreestanding -fvisibility=hidden -Wall -Wextra -c edit_distance.c
 *   wasm-ld-19 --experimental-pic -shared --unresolved-symbols=import-dynamic --strip-all --export=PyInit_edit_distance \
 *     edit_distance.o -o edit_distance.abi3.so
 */
typedef long Py_ssize_t;
typedef struct _object PyObject;
typedef PyObject *(*PyCFunction)(PyObject *, PyObject *);

typedef struct {
  const char *name;
  PyCFunction call;
  int flags;
  const char *doc;
} PyMethodDef;

typedef struct {
  Py_ssize_t references;
  PyObject *type;
  PyObject *(*init)(void);
  Py_ssize_t index;
  PyObject *copy;
  const char *name;
  const char *doc;
  Py_ssize_t size;
  PyMethodDef *methods;
  void *slots, *traverse, *clear, *release;
} PyModuleDef;

#define METH_VARARGS 1
#define LONGEST 10000

extern PyObject *PyExc_ValueError;
extern int PyArg_ParseTuple(PyObject *, const char *, ...);
extern PyObject *PyErr_NoMemory(void);
extern void PyErr_SetString(PyObject *, const char *);
extern PyObject *PyLong_FromSsize_t(Py_ssize_t);
extern PyObject *PyModuleDef_Init(PyModuleDef *);
extern Py_ssize_t PyUnicode_GetLength(PyObject *);
extern unsigned PyUnicode_ReadChar(PyObject *, Py_ssize_t);
extern void *PyMem_Malloc(unsigned long);
extern void PyMem_Free(void *);

static Py_ssize_t least(Py_ssize_t a, Py_ssize_t b) { return a < b ? a : b; }

static PyObject *distance(PyObject *self, PyObject *args) {
  (void)self;
  PyObject *a, *b;
  if (!PyArg_ParseTuple(args, "UU:distance", &a, &b)) return 0;
  Py_ssize_t rows = PyUnicode_GetLength(a), columns = PyUnicode_GetLength(b);
  if (rows > LONGEST || columns > LONGEST) {
    PyErr_SetString(PyExc_ValueError, "texts of more than 10,000 letters would take too long");
    return 0;
  }
  Py_ssize_t *row = PyMem_Malloc((columns + 1) * sizeof *row);
  if (!row) return PyErr_NoMemory();
  for (Py_ssize_t j = 0; j <= columns; j++) row[j] = j;
  for (Py_ssize_t i = 1; i <= rows; i++) {
    Py_ssize_t diagonal = row[0];
    row[0] = i;
    for (Py_ssize_t j = 1; j <= columns; j++) {
      Py_ssize_t changed = diagonal + (PyUnicode_ReadChar(a, i - 1) != PyUnicode_ReadChar(b, j - 1));
      diagonal = row[j];
      row[j] = least(changed, 1 + least(row[j], row[j - 1]));
    }
  }
  PyObject *result = PyLong_FromSsize_t(row[columns]);
  PyMem_Free(row);
  return result;
}

static PyMethodDef methods[] = {
  {"distance", distance, METH_VARARGS, "Fewest letters to put in, take out or change."},
  {0, 0, 0, 0},
};

static PyModuleDef module = {1, 0, 0, 0, 0, "edit_distance", 0, 0, methods, 0, 0, 0, 0};

__attribute__((visibility("default"))) PyObject *PyInit_edit_distance(void) {
  return PyModuleDef_Init(&module);
}
