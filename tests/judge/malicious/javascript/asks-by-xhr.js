// Runtime Error
function answer(number) { return new XMLHttpRequest() && 42 }
