// Runtime Error
function answer(number) {
  return Symbol('42')
}
