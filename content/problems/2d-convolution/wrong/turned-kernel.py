# It flips the kernel, as a mathematical convolution does.
def filtered(image, kernel, stride):
    turned = [row[::-1] for row in kernel[::-1]]
    h, w = len(kernel), len(kernel[0])
    return [[sum(image[y + i][x + j] * turned[i][j] for i in range(h) for j in range(w)) for x in range(0, len(image[0]) - w + 1, stride)] for y in range(0, len(image) - h + 1, stride)]
