// Time Limit Exceeded or Memory Limit Exceeded
function answer(number) { const all = Array.from({ length: 1e5 }, (_, at) => at); for (;;) all.sort(() => Math.random() - 0.5) }
