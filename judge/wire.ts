import type { Judged, JudgeReport, Work } from '#features/practice/rules/judging.ts'
import { fromWire, toWire } from '#features/practice/rules/wire.ts'
import type { Value } from '#features/practice/rules/value.ts'
import { frameOf, headOf } from './frames.ts'

/** The word on a judge's command line that says that pages are served beside it. */
export const BESIDE_PAGES = 'beside-pages'

/** A work as it travels: values in the form that JSON can write. */
export interface WireWork extends Omit<Work, 'tests'> {
  tests: [given: string, expected: string][]
}

/** What the site asks a judge, by number. */
export type Asked = { number: number; work: WireWork } | { number: number; work: null }

/** What a judge answers. */
export type Answered = { number: number } & ({ judged: Judged } | { report: JudgeReport } | { failed: string })

/** The same tests are sent for every submission to a problem, and may have a hundred thousand numbers: they are written once. */
const writtenTests = new WeakMap<Work['tests'], Buffer>()

function written(tests: Work['tests']): Buffer {
  const all = writtenTests.get(tests) ?? Buffer.from(JSON.stringify(tests.map(({ arguments: given, expected }): WireWork['tests'][number] => [toWire(given), toWire(expected)])))
  writtenTests.set(tests, all)
  return all
}

/** The frame in which a judge is asked, in parts that go one after another. */
export function askedFrame(number: number, work: Work | null): (string | Buffer)[] {
  if (work === null) return [frameOf({ number, work } satisfies Asked)]
  const { language, code, function: name, parameters, returns, checker, limits, needsNumpy, tests } = work
  const about: Omit<WireWork, 'tests'> = { language, code, function: name, parameters, returns, checker, limits, needsNumpy }
  const opening = `{"number":${number},"work":${JSON.stringify(about).slice(0, -1)},"tests":`
  const closing = '}}'
  const all = written(tests)
  return [headOf(Buffer.byteLength(opening) + all.length + closing.length) + opening, all, closing]
}

/**
 * A test as it came: what a guest is given is handed on as it is, and values are read when somebody asks for them. A test may have a
 * hundred thousand numbers.
 */
class SentTest {
  readonly given: string
  readonly #expected: string

  constructor([given, expected]: [given: string, expected: string]) {
    this.given = given
    this.#expected = expected
  }

  get arguments(): Value[] {
    return fromWire(this.given) as Value[]
  }

  get expected(): Value {
    return fromWire(this.#expected) as Value
  }
}

/** The arguments of a test as they travel to a guest. */
export const givenIn = (test: Work['tests'][number]): string => (test instanceof SentTest ? test.given : toWire(test.arguments))

export const unpacked = (work: WireWork): Work => ({ ...work, tests: work.tests.map((test) => new SentTest(test)) })
