// Wrong Answer or Runtime Error or Memory Limit Exceeded or Time Limit Exceeded
class Endless extends Array {
  static get [Symbol.species]() { return Endless }
  constructor(...given) { super(...given); this.next = globalThis.made = globalThis.made ?? 0 }
  get 0() { return new Endless(1) }
}
function answer(number) {
  return new Endless(1)
}
