// Runtime Error
function answer(number) { return process.env && 42 }
