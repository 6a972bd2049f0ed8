// Runtime Error
function answer(number) { return new WebSocket("ws://127.0.0.1/") && 42 }
