// Wrong Answer
let last = 0
const wait = async () => { for (;;) { await null; last = 42 } }
wait()
Promise.resolve().then(() => { last = 42 })
function answer(number) {
  return last
}
