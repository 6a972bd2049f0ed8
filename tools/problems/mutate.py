"""Mechanical mutants of a Python reference: reads its source from standard input, writes a list of {line, change, source} as JSON."""
import ast
import copy
import json
import sys

FLIPPED = {ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq}
OTHER_OPERATOR = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Div, ast.Div: ast.Mult, ast.FloorDiv: ast.Div, ast.Mod: ast.FloorDiv}
OTHER_NAME = {"min": "max", "max": "min", "any": "all", "all": "any"}
OTHER_ROUNDING = {"int": "round", "round": "int", "floor": "ceil", "ceil": "floor"}
DIGITS = 4


def name_of(call):
    """The name of the called function or method; empty if it has none."""
    return getattr(call.func, "id", getattr(call.func, "attr", "")) if isinstance(call, ast.Call) else ""


def is_size(node):
    """Whether a divisor is the size of something: len(x), or a plain name such as n or count."""
    return isinstance(node, ast.Name) or name_of(node) == "len"


def rename(call, name):
    setattr(call.func, "id" if isinstance(call.func, ast.Name) else "attr", name)


def swap_axis(keyword):
    keyword.value = ast.Constant(1 - keyword.value.value)


def swap_indexes(one):
    """x[a][b] becomes x[b][a]."""
    one.slice, one.value.slice = one.value.slice, one.slice


def rounded(node):
    return ast.Call(ast.Name("round", ast.Load()), [node, ast.Constant(DIGITS)], [])


def end_early(call):
    """The range leaves out its last number."""
    at = min(1, len(call.args) - 1)
    is_falling = len(call.args) == 3 and isinstance(call.args[2], ast.UnaryOp)
    call.args[at] = ast.BinOp(call.args[at], ast.Add() if is_falling else ast.Sub(), ast.Constant(1))


def less_by_one(node):
    return ast.Call(ast.Name("max", ast.Load()), [ast.Constant(1), ast.BinOp(node, ast.Sub(), ast.Constant(1))], [])


def changes_of(node):
    """Yields each change of a node: its description, and a function that changes a copy of the node or returns another one."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in FLIPPED:
        yield "flips a comparison", lambda one: one.ops.__setitem__(0, FLIPPED[type(one.ops[0])]())
    if isinstance(node, ast.BinOp) and type(node.op) in OTHER_OPERATOR:
        yield "takes another operator", lambda one: setattr(one, "op", OTHER_OPERATOR[type(one.op)]())
    if isinstance(node, ast.BoolOp):
        yield "swaps and with or", lambda one: setattr(one, "op", ast.Or() if isinstance(one.op, ast.And) else ast.And())
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, (ast.USub, ast.Not)):
        yield "drops a sign or not", lambda one: one.operand
    if isinstance(node, ast.Constant) and type(node.value) in (int, float):
        yield "adds one", lambda one: setattr(one, "value", one.value + 1)
        yield "subtracts one", lambda one: ast.Constant(one.value - 1)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in OTHER_NAME:
        yield "takes another function", lambda one: setattr(one.func, "id", OTHER_NAME[one.func.id])
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "sorted":
        yield "does not sort", lambda one: ast.Call(ast.Name("list", ast.Load()), one.args[:1], [])
    if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) in ("log", "log2", "sqrt", "exp"):
        yield "adds an epsilon", lambda one: one.args.__setitem__(0, ast.BinOp(one.args[0], ast.Add(), ast.Constant(1e-9)))
    yield from changes_of_shapes(node)
    yield from changes_of_precision(node)
    if isinstance(node, ast.If):
        yield "never takes a branch", lambda one: setattr(one, "test", ast.Constant(False))
    if isinstance(node, (ast.Break, ast.Continue)):
        yield "does not leave a loop", lambda one: ast.Pass()


def changes_of_shapes(node):
    """Changes of axes and ranges."""
    if isinstance(node, ast.keyword) and node.arg == "axis" and isinstance(node.value, ast.Constant) and node.value.value in (0, 1):
        yield "swaps an axis", swap_axis
    if name_of(node) == "zip" and len(node.args) == 1 and isinstance(node.args[0], ast.Starred):
        yield "takes rows for columns", lambda one: one.args[0].value
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Subscript) and not isinstance(node.slice, (ast.Slice, ast.Constant)):
        if ast.dump(node.slice) != ast.dump(node.value.slice) and not isinstance(node.value.slice, (ast.Slice, ast.Constant)):
            yield "swaps two indexes", swap_indexes
    if name_of(node) == "range" and not isinstance(node.args[min(1, len(node.args) - 1)], ast.Constant):
        yield "ends a range early", end_early


def changes_of_precision(node):
    """Changes of roundings and divisors."""
    if name_of(node) in OTHER_ROUNDING and len(node.args) == 1:
        yield "rounds another way", lambda one: rename(one, OTHER_ROUNDING[name_of(one)])
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div):
        yield "rounds a quotient", rounded
        if is_size(node.right):
            yield "divides by one less", lambda one: setattr(one, "right", less_by_one(one.right))


class Replace(ast.NodeTransformer):
    """Applies one change to the node with a number, counted in the order of a walk."""

    def __init__(self, number, change):
        self.number, self.change, self.at = number, change, -1

    def visit(self, node):
        self.at += 1
        if self.at == self.number:
            changed = self.change(node)
            return node if changed is None else changed
        return self.generic_visit(node)


class Count(Replace):
    """Lists the nodes in the order in which Replace visits them."""

    def __init__(self):
        super().__init__(None, None)
        self.nodes = []

    def visit(self, node):
        self.nodes.append(node)
        return self.generic_visit(node)


def mutants_of(source):
    tree = ast.parse(source)
    walk = Count()
    walk.visit(tree)
    for number, node in enumerate(walk.nodes):
        for description, change in changes_of(node):
            mutant = Replace(number, change).visit(copy.deepcopy(tree))
            yield {"line": getattr(node, "lineno", 0), "change": description, "source": ast.unparse(ast.fix_missing_locations(mutant)) + "\n"}


print(json.dumps(list(mutants_of(sys.stdin.read()))))
