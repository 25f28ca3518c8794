"""Facts for the grader: what a program and a call do. Whether that is right is decided elsewhere."""

import ast

from . import host, workspace
from .encoding import encode, text_of
from .execution import Streams, ending_of, evaluate, namespace, parts_of
from .figures import close_figures
from .raised import classes_of
from .streams import lines_of


def facts(request):
    """Runs the program in a fresh namespace, then `call` if there is one.

    Returns {program: ending, call?: ending, stdout, value?, text?, raised?}.
    """
    out = []
    stdin = lines_of(request.get("stdin") or "")
    workspace.enter("")
    scope = namespace("")
    result = {}
    with Streams(out.append, lambda text: None).put_in(stdin, request["outputCharacters"]) as streams:
        result["program"] = _ending(lambda: _program(request, scope), result)
        call = request.get("call")
        if call is not None and result["program"]["status"] == "ok":
            host.flush()
            out.clear()
            result["call"] = _ending(lambda: _call(call, scope, result), result)
        close_figures()
    result["stdout"] = "".join(out)
    if streams.budget.spent:
        result["program"]["status"] = "output-limit"
    return result


def _program(request, scope):
    for code in parts_of(request["code"], request["filename"]):
        if code is not None:
            evaluate(code, scope)


def _call(call, scope, result):
    value = evaluate(compile(call, "<test>", "eval", ast.PyCF_ALLOW_TOP_LEVEL_AWAIT), scope)
    result["value"] = encode(value)
    result["text"] = text_of(value)[:2000]


def _ending(action, result):
    try:
        action()
    except BaseException as error:
        status, fault = ending_of(error)
        result["raised"] = classes_of(error)
        return {"status": status, "error": fault} if fault else {"status": status}
    return {"status": "ok"}
