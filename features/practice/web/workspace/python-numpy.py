"""Runs once after NumPy was unpacked: imports it, so that its time is not that of the program, and restores an error that WebAssembly loses."""
import functools
import numpy
import numpy.linalg._linalg as linalg


def _checked(function, message):
    """WebAssembly has no floating-point flags, by which NumPy notices a matrix that has no solution: there the result is not a number."""

    @functools.wraps(function)
    def checked(*args, **options):
        result = function(*args, **options)
        if numpy.isnan(result).any() and all(numpy.isfinite(value).all() for value in args):
            raise numpy.linalg.LinAlgError(message)
        return result

    return checked


for name, message in {"inv": "Singular matrix", "solve": "Singular matrix", "cholesky": "Matrix is not positive definite"}.items():
    function = _checked(getattr(linalg, name), message)
    setattr(linalg, name, function)
    setattr(numpy.linalg, name, function)
