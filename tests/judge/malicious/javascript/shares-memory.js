// Runtime Error or Memory Limit Exceeded or Wrong Answer
function answer(number) { const kept = []; for (let at = 0; at < 100; at += 1) kept.push(new SharedArrayBuffer(1e8)); return kept.length }
