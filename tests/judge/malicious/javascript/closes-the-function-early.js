// Compile Error or Runtime Error
return 42 }); (function () { globalThis.answer = () => 42
function answer(number) { return 0 }}}}
