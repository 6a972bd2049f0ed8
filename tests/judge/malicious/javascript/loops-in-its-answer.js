// Time Limit Exceeded
function answer(number) { return new Proxy([], { get() { for (;;); } }) }
