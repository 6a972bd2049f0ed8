def max_pool(image, size, stride, upstream):
    rows, columns = len(image), len(image[0])
    outputs, gradient = [], [[0.0] * columns for _ in range(rows)]
    for out_row, top in enumerate(range(0, rows - size + 1, stride)):
        outputs.append([])
        for out_column, left in enumerate(range(0, columns - size + 1, stride)):
            window = [(row, column) for row in range(top, top + size) for column in range(left, left + size)]
            row, column = max(window, key=lambda place: image[place[0]][place[1]])
            outputs[-1].append(image[row][column])
            gradient[row][column] += upstream[out_row][out_column]
    return [outputs, gradient]
