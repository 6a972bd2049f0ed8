# It also connects cells that touch only at a corner.
def spot_sizes(scan, least):
    marked = {(y, x) for y, line in enumerate(scan) for x, cell in enumerate(line) if cell}
    sizes = []
    while marked:
        waiting, size = [marked.pop()], 0
        while waiting:
            y, x = waiting.pop()
            size += 1
            for near in [(y + a, x + b) for a in (-1, 0, 1) for b in (-1, 0, 1)]:
                if near in marked:
                    marked.remove(near)
                    waiting.append(near)
        sizes.append(size)
    return sorted((size for size in sizes if size >= least), reverse=True)
