// Runtime Error
function answer(number) { throw new Error("x".repeat(1e6)) }
