// Time Limit Exceeded
function answer(number) { throw { get name() { for (;;); } } }
