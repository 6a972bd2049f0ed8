// Output Limit Exceeded
function answer() {
  try {
    for (;;) console.log('x'.repeat(10_000))
  } catch {}
}
