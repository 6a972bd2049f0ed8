# Runtime Error
import types


def answer(number):
    code = answer.__code__.replace(co_code=b"\xff" * 200, co_consts=(), co_stacksize=1)
    return types.FunctionType(code, {})(number)
