# It looks at the parent and no further.
def deepest(parents):
    return [0 if parent == -1 else 1 if parents[parent] == -1 else 2 for parent in parents]
