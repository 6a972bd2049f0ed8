// Time Limit Exceeded
function answer(number) { for (;;); }
