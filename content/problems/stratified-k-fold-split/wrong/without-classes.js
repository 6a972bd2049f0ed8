// It assigns the examples in turn and ignores their classes.
function foldOfEach(labels, folds) {
  return labels.map((_, at) => at % folds)
}
