// Wrong Answer
function answer(number) { console.log(42); console.log(JSON.stringify({ value: "42" })) }
