// Output Limit Exceeded or Memory Limit Exceeded or Time Limit Exceeded
function answer(number) { return new Array(3e6).fill(42) }
