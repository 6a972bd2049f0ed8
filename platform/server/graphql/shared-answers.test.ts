import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { sharedAnswers } from './shared-answers.ts'

describe('Answers that are shared', () => {
  test('who asks the same at one moment gets one answer, made and compressed once', async () => {
    const shared = sharedAnswers()
    let made = 0
    const ask = async () => ({ data: { n: ++made, words: 'the same words '.repeat(200) } })
    const [one, two, other] = await Promise.all([shared('a', ask), shared('a', ask), shared('b', ask)])
    expect(one).toBe(two)
    expect(other).not.toBe(one)
    expect(made).toBe(2)
    expect(one.gzip()).toBe(two.gzip())
    expect(gunzipSync(one.gzip()!).equals(one.plain)).toBe(true)
    expect(one.gzip()!.length).toBeLessThan(one.plain.length / 5)
    expect((await shared('a', ask)).plain.toString()).toContain('"n":3')
  })

  test('a short answer is sent as it is', async () => {
    expect((await sharedAnswers()('a', async () => ({ data: null }))).gzip()).toBeNull()
  })
})
