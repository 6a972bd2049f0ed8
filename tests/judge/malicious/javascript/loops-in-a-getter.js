// Time Limit Exceeded
function answer(number) { return [42].map(() => { while (true); }) }
