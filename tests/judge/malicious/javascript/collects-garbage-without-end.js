// Time Limit Exceeded or Memory Limit Exceeded
function answer(number) { const kept = new WeakMap(); for (;;) { const one = {}; kept.set(one, new Array(100).fill(one)) } }
