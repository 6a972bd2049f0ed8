def filtered(image, kernel, stride):
    height, width = len(kernel), len(kernel[0])
    return [
        [
            sum(image[top + i][left + j] * kernel[i][j] for i in range(height) for j in range(width))
            for left in range(0, len(image[0]) - width + 1, stride)
        ]
        for top in range(0, len(image) - height + 1, stride)
    ]
