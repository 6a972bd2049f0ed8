// Wrong Answer
function answer(number) { setTimeout(() => {}, 1e9); return 43 }
