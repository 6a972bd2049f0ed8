# It keeps only the last one of several edges between two nodes.
from collections import deque


def minimum_cut(nodes, edges, source, sink):
    room = [{} for _ in range(nodes)]
    for start, end, capacity in edges:
        room[start][end] = capacity
    for start, end, _ in edges:
        room[end].setdefault(start, 0)
    flow = 0
    while True:
        before = {source: source}
        waiting = deque([source])
        while waiting:
            node = waiting.popleft()
            for other, capacity in room[node].items():
                if capacity > 0 and other not in before:
                    before[other] = node
                    waiting.append(other)
        if sink not in before:
            return [flow, *sorted(before)]
        path, node = [], sink
        while node != source:
            path.append((before[node], node))
            node = before[node]
        sent = min(room[a][b] for a, b in path)
        for a, b in path:
            room[a][b] -= sent
            room[b][a] += sent
        flow += sent
