// Runtime Error or Memory Limit Exceeded
function answer(number) { return JSON.parse("[".repeat(1e6)) }
