# It never notices a circle and gives back an order in any case.
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
