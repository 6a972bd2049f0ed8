def deepest(parents):
    depths = [-1] * len(parents)
    for node in range(len(parents)):
        way = []
        while node != -1 and depths[node] < 0:
            way.append(node)
            node = parents[node]
        depth = -1 if node == -1 else depths[node]
        for step in reversed(way):
            depth += 1
            depths[step] = depth
    return depths
