// Wrong Answer
const registry = typeof FinalizationRegistry === 'function' ? new FinalizationRegistry(() => { for (;;); }) : { register() {} }
function answer(number) {
  for (let round = 0; round < 1000; round++) registry.register({}, round)
  return 0
}
