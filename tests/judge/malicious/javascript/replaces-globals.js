// Wrong Answer or Runtime Error
globalThis.Number = () => 42
globalThis.Set = Object
function answer(number) { return [number] }
