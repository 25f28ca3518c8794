/* Pyodide has one thread: the lock is neither given up nor taken. Stands in for pybind11's gil.h. */
#pragma once
#include "detail/common.h"
PYBIND11_NAMESPACE_BEGIN(PYBIND11_NAMESPACE)
class gil_scoped_acquire {
public:
    gil_scoped_acquire() {}
    gil_scoped_acquire(const gil_scoped_acquire &) = delete;
    gil_scoped_acquire &operator=(const gil_scoped_acquire &) = delete;
    ~gil_scoped_acquire() {}
    void disarm() {}
};
class gil_scoped_release {
public:
    explicit gil_scoped_release(bool = false) {}
    gil_scoped_release(const gil_scoped_release &) = delete;
    gil_scoped_release &operator=(const gil_scoped_release &) = delete;
    ~gil_scoped_release() {}
    void disarm() {}
};
PYBIND11_NAMESPACE_END(PYBIND11_NAMESPACE)
