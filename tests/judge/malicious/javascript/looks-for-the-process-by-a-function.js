// Runtime Error
function answer(number) { return Function("return process")().pid && 42 }
