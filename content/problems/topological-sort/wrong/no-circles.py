# It never notices a cycle and always returns an order.
def order_steps(steps, needs):
    order, seen = [], set()

    def visit(step):
        if step in seen:
            return
        seen.add(step)
        for one, needed in needs:
            if one == step:
                visit(needed)
        order.append(step)

    for step in steps:
        visit(step)
    return order
