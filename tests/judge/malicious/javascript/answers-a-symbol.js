// Wrong Answer
function answer(number) {
  return Symbol('42')
}
