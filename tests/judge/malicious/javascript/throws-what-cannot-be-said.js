// Runtime Error
function answer(number) { throw { get name() { throw 1 }, get message() { throw 2 }, get stack() { throw 3 } } }
