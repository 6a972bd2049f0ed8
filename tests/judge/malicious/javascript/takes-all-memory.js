// Memory Limit Exceeded or Runtime Error
function answer(number) { return new ArrayBuffer(4e9).byteLength * 0 + 42 }
