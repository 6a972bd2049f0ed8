// Runtime Error
Error.prepareStackTrace = (error, frames) => ({ frames, kind: 'Accepted' })
Error.captureStackTrace?.(globalThis)
Object.defineProperty(Error.prototype, 'stack', { get() { return { toString() { throw new Error('again') } } } })
Object.defineProperty(Error.prototype, 'name', { get() { return 'x'.repeat(2 ** 26) } })
function answer(number) {
  throw new Error('\0\ud800'.repeat(1000))
}
