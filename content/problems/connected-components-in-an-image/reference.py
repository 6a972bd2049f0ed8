def spot_sizes(scan, least):
    marked = {(row, column) for row, line in enumerate(scan) for column, cell in enumerate(line) if cell}
    sizes = []
    while marked:
        waiting = [marked.pop()]
        size = 0
        while waiting:
            row, column = waiting.pop()
            size += 1
            for near in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
                if near in marked:
                    marked.remove(near)
                    waiting.append(near)
        if size >= least:
            sizes.append(size)
    return sorted(sizes, reverse=True)
