// Runtime Error
function answer(number) { return console.log.constructor("return process")().mainModule && 42 }
