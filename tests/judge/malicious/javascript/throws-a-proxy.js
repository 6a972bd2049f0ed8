// Runtime Error
function answer(number) { throw new Proxy({}, { get() { throw new Proxy({}, {}) } }) }
