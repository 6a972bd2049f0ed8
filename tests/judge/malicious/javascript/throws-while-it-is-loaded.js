// Runtime Error
throw new Error("no")
function answer(number) { return 42 }
