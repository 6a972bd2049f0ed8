# It divides by T instead of T - 1, so the last share is never reached.
from math import sqrt


def noised(pixels, noise, levels, total, betas):
    first, last = betas
    kept = [1.0]
    for step in range(total):
        kept.append(kept[-1] * (1 - first - (last - first) * step / total))
    return [[sqrt(kept[level]) * pixel + sqrt(1 - kept[level]) * grain for pixel, grain in zip(pixels, noise)] for level in levels]
