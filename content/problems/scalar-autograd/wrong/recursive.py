# Runtime Error: It recurses from each output, which is too deep for a long chain.
def gradients(inputs, operations, outputs):
    from math import exp, log, tanh

    count, values, slopes, users = len(inputs), list(inputs), {}, {}
    for line in operations:
        name, *written = line.split()
        nodes = [int(node) for node in written]
        a, b = (values[nodes[0]], values[nodes[-1]])
        result, parts = {
            "add": lambda: (a + b, (1, 1)),
            "sub": lambda: (a - b, (1, -1)),
            "mul": lambda: (a * b, (b, a)),
            "div": lambda: (a / b, (1 / b, -a / b / b)),
            "max": lambda: (max(a, b), (1, 0) if a >= b else (0, 1)),
            "exp": lambda: (exp(a), (exp(a),)),
            "log": lambda: (log(a), (1 / a,)),
            "tanh": lambda: (tanh(a), (1 - tanh(a) ** 2,)),
            "relu": lambda: (max(a, 0), (1 if a > 0 else 0,)),
            "neg": lambda: (-a, (-1,)),
        }[name]()
        for node, part in zip(nodes, parts):
            users.setdefault(node, []).append((len(values), part))
        values.append(result)
    known = {}

    def adjoint(node):
        if node not in known:
            known[node] = outputs.count(node) + sum(adjoint(user) * part for user, part in users.get(node, []))
        return known[node]

    return [adjoint(node) for node in range(count)]
