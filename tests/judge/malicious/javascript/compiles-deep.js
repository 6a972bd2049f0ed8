// Runtime Error or Compile Error or Memory Limit Exceeded
function answer(number) { return new RegExp("(".repeat(1e5) + ")".repeat(1e5)).test("") ? 42 : 0 }
