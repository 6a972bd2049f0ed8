def inside(start, dilation, size, limit):
    """Returns pairs of a cell of the filter and its pixel along one axis, without the padding."""
    return [(cell, start + cell * dilation) for cell in range(size) if 0 <= start + cell * dilation < limit]


def conv_layer(image, filters, bias, geometry, upstream):
    padding, stride, dilation = geometry
    rows, columns, height, width = len(image[0]), len(image[0][0]), len(filters[0][0]), len(filters[0][0][0])
    outputs, gradient = [], [[[0.0] * columns for _ in range(rows)] for _ in image]
    for kernels, offset, slopes in zip(filters, bias, upstream):
        outputs.append([])
        for at, line in enumerate(slopes):
            below = inside(at * stride - padding, dilation, height, rows)
            outputs[-1].append([])
            for place, slope in enumerate(line):
                beside = inside(place * stride - padding, dilation, width, columns)
                total = offset
                for kernel, channel, back in zip(kernels, image, gradient):
                    for i, row in below:
                        for j, column in beside:
                            total += kernel[i][j] * channel[row][column]
                            back[row][column] += kernel[i][j] * slope
                outputs[-1][-1].append(total)
    return outputs + gradient
