// Runtime Error
function answer(number) { return answer(number + 1) + 1 }
