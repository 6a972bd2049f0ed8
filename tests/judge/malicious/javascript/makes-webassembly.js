// Runtime Error
function answer(number) { return new WebAssembly.Memory({ initial: 1000 }) && 42 }
