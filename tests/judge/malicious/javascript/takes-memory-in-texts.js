// Memory Limit Exceeded or Time Limit Exceeded or Runtime Error
function answer(number) { let text = "x"; for (;;) text += text }
