// It deals the examples in turn, whatever their class.
function foldOfEach(labels, folds) {
  return labels.map((_, at) => at % folds)
}
