# Runtime Error: It visits needed steps by calling itself, and a chain is deeper than the stack.
def order_steps(steps, needs):
    before = {step: [] for step in steps}
    for step, needed in needs:
        before[step].append(needed)
    states, order = {}, []

    def visit(step):
        if states.get(step) == 1:
            return False
        if step not in states:
            states[step] = 1
            if not all(visit(needed) for needed in before[step]):
                return False
            states[step] = 2
            order.append(step)
        return True

    return order if all(visit(step) for step in steps) else []
