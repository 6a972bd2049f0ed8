// Runtime Error
function answer(number) { return answer.caller.arguments && 42 }
