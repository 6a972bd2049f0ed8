// Wrong Answer or Runtime Error
function answer(number) {
  const buffer = new ArrayBuffer(8, { maxByteLength: 64 })
  const view = new Float64Array(buffer)
  Object.defineProperty(view, 'length', { get() { buffer.resize?.(0); return 1e9 } })
  return view
}
