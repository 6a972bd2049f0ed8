from collections import deque


def order_steps(steps, needs):
    open_demands = {step: 0 for step in steps}
    waiting = {step: [] for step in steps}
    for step, needed in needs:
        open_demands[step] += 1
        waiting[needed].append(step)
    ready = deque(step for step in steps if open_demands[step] == 0)
    order = []
    while ready:
        done = ready.popleft()
        order.append(done)
        for step in waiting[done]:
            open_demands[step] -= 1
            if open_demands[step] == 0:
                ready.append(step)
    return order if len(order) == len(steps) else []
