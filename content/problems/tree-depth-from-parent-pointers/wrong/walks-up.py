# Time Limit Exceeded: It walks up to the root from every node.
def deepest(parents):
    depths = []
    for node in range(len(parents)):
        depth = 0
        while parents[node] != -1:
            node = parents[node]
            depth += 1
        depths.append(depth)
    return depths
