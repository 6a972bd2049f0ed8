from collections import deque


def minimum_cut(nodes, edges, source, sink):
    ends, left = [], []
    leaving = [[] for _ in range(nodes)]
    for start, end, capacity in edges:
        leaving[start].append(len(ends))
        leaving[end].append(len(ends) + 1)
        ends += [end, start]
        left += [capacity, 0]

    def levels():
        level = [-1] * nodes
        level[source] = 0
        queue = deque([source])
        while queue:
            node = queue.popleft()
            for edge in leaving[node]:
                if left[edge] > 0 and level[ends[edge]] < 0:
                    level[ends[edge]] = level[node] + 1
                    queue.append(ends[edge])
        return level

    flow = 0
    while (level := levels())[sink] >= 0:
        tried = [0] * nodes
        path = []
        while True:
            node = ends[path[-1]] if path else source
            if node == sink:
                sent = min(left[edge] for edge in path)
                flow += sent
                for edge in path:
                    left[edge] -= sent
                    left[edge ^ 1] += sent
                path = path[: next(at for at, edge in enumerate(path) if left[edge] == 0)]
            elif tried[node] < len(leaving[node]):
                edge = leaving[node][tried[node]]
                if left[edge] > 0 and level[ends[edge]] == level[node] + 1:
                    path.append(edge)
                else:
                    tried[node] += 1
            elif path:
                tried[ends[path.pop() ^ 1]] += 1
            else:
                break
    return [flow] + [node for node in range(nodes) if level[node] >= 0]
