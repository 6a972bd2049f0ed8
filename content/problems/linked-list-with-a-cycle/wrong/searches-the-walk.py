# Time Limit Exceeded: it searches all that it has visited at each step.
def tail_and_cycle(following):
    walk = []
    node = 0 if following else -1
    while node != -1:
        if node in walk:
            return [walk.index(node), len(walk) - walk.index(node)]
        walk.append(node)
        node = following[node]
    return [len(walk), 0]
