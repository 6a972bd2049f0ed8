// Output Limit Exceeded
String = () => ({ length: -1e308 })
function answer(number) {
  for (let round = 0; round < 100; round++) console.log('x'.repeat(10_000))
  return 0
}
