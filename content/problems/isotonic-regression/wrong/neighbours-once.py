# It fixes each pair once and does not look back.
def isotonic(values):
    mended = list(values)
    for at in range(1, len(mended)):
        if mended[at] < mended[at - 1]:
            mended[at] = mended[at - 1] = (mended[at] + mended[at - 1]) / 2
    return mended
