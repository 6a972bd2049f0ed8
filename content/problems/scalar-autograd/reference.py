from math import exp, log, tanh

VALUES = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "div": lambda a, b: a / b,
    "max": lambda a, b: a if a >= b else b,
    "exp": exp,
    "log": log,
    "tanh": tanh,
    "relu": lambda a: a if a > 0 else 0.0,
    "neg": lambda a: -a,
}
# The derivatives with respect to each argument, given the result and the arguments.
SLOPES = {
    "add": lambda c, a, b: (1.0, 1.0),
    "sub": lambda c, a, b: (1.0, -1.0),
    "mul": lambda c, a, b: (b, a),
    "div": lambda c, a, b: (1 / b, -c / b),
    "max": lambda c, a, b: (1.0, 0.0) if a >= b else (0.0, 1.0),
    "exp": lambda c, a: (c,),
    "log": lambda c, a: (1 / a,),
    "tanh": lambda c, a: (1 - c * c,),
    "relu": lambda c, a: (1.0 if a > 0 else 0.0,),
    "neg": lambda c, a: (-1.0,),
}


def gradients(inputs, operations, outputs):
    values, tape = list(inputs), []
    for line in operations:
        name, *written = line.split()
        nodes = [int(node) for node in written]
        values.append(VALUES[name](*(values[node] for node in nodes)))
        tape.append((name, nodes))
    adjoints = [0.0] * len(values)
    for node in outputs:
        adjoints[node] += 1
    for name, nodes in reversed(tape):
        adjoint, value = adjoints.pop(), values.pop()
        for node, slope in zip(nodes, SLOPES[name](value, *(values[node] for node in nodes))):
            adjoints[node] += adjoint * slope
    return adjoints
