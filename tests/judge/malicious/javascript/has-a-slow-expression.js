// Time Limit Exceeded
function answer(number) { return /^(a+)+$/.test("a".repeat(60) + "b") ? 42 : 0 }
