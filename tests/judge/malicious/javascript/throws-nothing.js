// Runtime Error
function answer() {
  throw null
}
