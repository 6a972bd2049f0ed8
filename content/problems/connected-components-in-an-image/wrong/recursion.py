# Runtime Error: It fills a spot by calling itself for each cell.
def spot_sizes(scan, least):
    marked = {(row, column) for row, line in enumerate(scan) for column, cell in enumerate(line) if cell}

    def fill(row, column):
        if (row, column) not in marked:
            return 0
        marked.remove((row, column))
        return 1 + fill(row - 1, column) + fill(row + 1, column) + fill(row, column - 1) + fill(row, column + 1)

    sizes = [fill(*cell) for cell in sorted(marked)]
    return sorted((size for size in sizes if size > 0 and size >= least), reverse=True)
