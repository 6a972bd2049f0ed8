// Memory Limit Exceeded or Runtime Error or Time Limit Exceeded
const kept = []; for (;;) kept.push("x".repeat(1e5) + kept.length)
function answer(number) { return 42 }
