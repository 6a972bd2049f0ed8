# Time Limit Exceeded: It sends one unit at a time.
def minimum_cut(nodes, edges, source, sink):
    room = [{} for _ in range(nodes)]
    for start, end, capacity in edges:
        room[start][end] = room[start].get(end, 0) + capacity
        room[end].setdefault(start, 0)
    flow = 0
    while True:
        before = {source: source}
        waiting = [source]
        while waiting:
            node = waiting.pop()
            for other, capacity in room[node].items():
                if capacity > 0 and other not in before:
                    before[other] = node
                    waiting.append(other)
        if sink not in before:
            return [flow, *sorted(before)]
        node = sink
        while node != source:
            room[before[node]][node] -= 1
            room[node][before[node]] += 1
            node = before[node]
        flow += 1
