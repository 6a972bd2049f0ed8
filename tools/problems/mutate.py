"""Mechanical mutants of a Python reference: reads its source from standard input, writes a list of {line, change, source} as JSON."""
import ast
import copy
import json
import sys

FLIPPED = {ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq}
OTHER_OPERATOR = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Div, ast.Div: ast.Mult, ast.FloorDiv: ast.Div, ast.Mod: ast.FloorDiv}
OTHER_NAME = {"min": "max", "max": "min", "any": "all", "all": "any"}


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
    if isinstance(node, ast.If):
        yield "never takes a branch", lambda one: setattr(one, "test", ast.Constant(False))
    if isinstance(node, (ast.Break, ast.Continue)):
        yield "does not leave a loop", lambda one: ast.Pass()


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
