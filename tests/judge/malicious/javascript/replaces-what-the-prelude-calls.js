// Wrong Answer or Runtime Error
Array.from = () => [42]
Array.isArray = () => true
ArrayBuffer.isView = () => true
JSON.stringify = () => '42'
Object.defineProperty(Set, Symbol.hasInstance, { value: () => { throw 42 } })
String = () => '42'
Function.prototype.call = Function.prototype.apply = () => 42
function answer(number) {
  return [number]
}
