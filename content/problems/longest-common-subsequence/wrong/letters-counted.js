// It counts common letters and ignores their order.
function sharedLength(one, other) {
  return [...new Set(one)].reduce((sum, letter) => sum + Math.min(one.split(letter).length, other.split(letter).length) - 1, 0)
}
