/* Starts one module of a group: each group is one library, which holds a function for every module (loader.py).
 *
 * mypyc makes a small library for each module instead, which does the same; to compile and link a hundred of them takes
 * longer than to compile a game.
 */
#include <Python.h>

static void *
function_in(PyObject *library, const char *name)
{
    PyObject *capsule = PyObject_GetAttrString(library, name);
    if (capsule == NULL)
        return NULL;
    void *function = PyCapsule_GetPointer(capsule, PyCapsule_GetName(capsule));
    Py_DECREF(capsule);
    return function;
}

static PyObject *
start(PyObject *self, PyObject *args)
{
    PyObject *library;
    const char *name;
    if (!PyArg_ParseTuple(args, "Os", &library, &name))
        return NULL;
    int (*ensure_deps)(void) = (int (*)(void))function_in(library, "ensure_deps");
    if (ensure_deps == NULL) {
        if (!PyErr_ExceptionMatches(PyExc_AttributeError))
            return NULL;
        PyErr_Clear(); /* It uses no other group. */
    }
    else if (ensure_deps() < 0) {
        return NULL;
    }
    PyObject *(*init)(void) = (PyObject * (*)(void)) function_in(library, name);
    return init == NULL ? NULL : init();
}

static PyMethodDef methods[] = {
    {"start", start, METH_VARARGS, "Run a module of a library, and return it."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "webfoot_starter", NULL, 0, methods};

PyMODINIT_FUNC
PyInit_webfoot_starter(void)
{
    return PyModule_Create(&definition);
}
