// Time Limit Exceeded
for (;;);
function answer(number) { return 42 }
