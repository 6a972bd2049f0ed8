/** A verdict that says nothing about where a solution is wrong. */
const WITHOUT_FAILURE = new Set(['Accepted', 'Not run', 'Judge Error'])

/** What should have become of a solution that got an unexpected verdict. `expected` is null in results of an earlier version of the site. */
export function expectationText({ file, verdict, expected }: { file: string; verdict: string; expected: string | null }): string {
  if (!file.startsWith('wrong/')) return 'Should pass every test'
  const isPrecise = expected !== null && (expected !== 'Wrong Answer' || !WITHOUT_FAILURE.has(verdict))
  return isPrecise ? `Should be ${expected}` : 'Should fail a test'
}
