# Time Limit Exceeded: It looks for the largest remaining score again and again.
def rank(scores):
    left, order = list(scores), []
    while len(order) < len(scores):
        best = left.index(max(left))
        order.append(best)
        left[best] = float("-inf") if len(order) < len(scores) else left[best]
    return order
