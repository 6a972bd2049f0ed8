// Runtime Error
function answer(number) { quit(0) }
