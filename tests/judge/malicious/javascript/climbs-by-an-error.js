// Runtime Error or Wrong Answer
function answer(number) { Error.prepareStackTrace = (_, stack) => stack; return new Error().stack[0].getThis().process && 42 }
