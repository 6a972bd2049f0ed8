// Wrong Answer
function answer(number) {
  return new Number(41.999999999)
}
