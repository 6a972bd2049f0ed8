# It takes the whole walk for the cycle.
def tail_and_cycle(following):
    seen = []
    node = 0 if following else -1
    visited = set()
    while node != -1 and node not in visited:
        visited.add(node)
        seen.append(node)
        node = following[node]
    return [len(seen), 0] if node == -1 else [0, len(seen)]
