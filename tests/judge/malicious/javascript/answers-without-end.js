// Output Limit Exceeded or Memory Limit Exceeded
function answer(number) { return "x".repeat(3e6) }
