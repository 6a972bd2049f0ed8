def tail_and_cycle(following):
    step_of = {}
    node, step = (0 if following else -1), 0
    while node != -1:
        if node in step_of:
            return [step_of[node], step - step_of[node]]
        step_of[node] = step
        node, step = following[node], step + 1
    return [step, 0]
