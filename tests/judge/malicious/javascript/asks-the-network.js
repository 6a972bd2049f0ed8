// Runtime Error
function answer(number) { return fetch("http://127.0.0.1/") && 42 }
