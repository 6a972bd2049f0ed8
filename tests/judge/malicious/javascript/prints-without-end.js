// Output Limit Exceeded
function answer(number) { for (;;) console.log("x".repeat(1000)) }
