# Time Limit Exceeded: It simulates the steps one by one.
def after_steps(chances, start, steps):
    now = [1.0 if state == start else 0.0 for state in range(len(chances))]
    for _ in range(steps):
        now = [sum(now[one] * chances[one][other] for one in range(len(now))) for other in range(len(now))]
    return now
