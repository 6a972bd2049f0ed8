// Accepted
function answer(number) {
  return 42n
}
