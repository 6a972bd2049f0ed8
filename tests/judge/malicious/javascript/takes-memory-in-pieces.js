// Memory Limit Exceeded or Time Limit Exceeded
function answer(number) { const kept = []; for (;;) kept.push(new Array(1000).fill(number)) }
