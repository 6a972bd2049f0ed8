// Wrong Answer or Runtime Error or Time Limit Exceeded
function answer(number) {
  return new Proxy([42], { get: (list, name) => (name === 'length' ? Infinity : 42), has: () => true, ownKeys: () => ['0'], getPrototypeOf: () => Number.prototype })
}
