// Runtime Error
function answer(number) { return new Worker("x") && 42 }
