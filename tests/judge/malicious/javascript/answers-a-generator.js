// Wrong Answer
function* answer(number) {
  yield 42
}
