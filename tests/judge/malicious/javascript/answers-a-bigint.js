// Runtime Error
function answer(number) {
  return 42n
}
