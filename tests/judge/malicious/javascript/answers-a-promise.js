// Wrong Answer or Runtime Error
function answer(number) { return new Promise(() => {}) }
