// Runtime Error
function answer(number) {
  return [1, { get toJSON() { throw { name: 'InternalError', message: { toString: () => 'out of memory' }, stack: null } } }]
}
