// Runtime Error or Compile Error or Memory Limit Exceeded
function answer(number) { return eval("(".repeat(1e5) + "42" + ")".repeat(1e5)) }
