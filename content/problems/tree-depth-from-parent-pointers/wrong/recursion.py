# Runtime Error: It calls itself for the parent, and a chain is deeper than the stack.
def deepest(parents):
    depths = {}

    def depth(node):
        if node not in depths:
            depths[node] = 0 if parents[node] == -1 else depth(parents[node]) + 1
        return depths[node]

    return [depth(node) for node in reversed(range(len(parents)))][::-1]
