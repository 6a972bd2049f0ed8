// Time Limit Exceeded or Memory Limit Exceeded or Runtime Error
function answer(number) {
  return new Array(4294967295)
}
