import { describe, expect, test } from 'vitest'
import { mentions, readTopics } from './topics.ts'

const isAbout = (topic: string, ...parts: string[]) => mentions(topic)(readTopics(parts))

describe('Topics that a text mentions', () => {
  test('whole words count, in their order, whatever case and accents they have', () => {
    expect([isAbout('python', 'Rust for Python people'), isAbout('Go', 'Goal setting'), isAbout('C++', 'A C++ autograd'), isAbout('linear algebra', 'Algebra, linear')]).toEqual([true, false, true, false])
  })

  test('another name of the same thing counts', () => {
    expect([isAbout('k-nearest neighbors', 'KNN by hand'), isAbout('LLM', 'large language models')]).toEqual([true, true])
  })

  test('an empty topic is mentioned nowhere', () => {
    expect([isAbout('', 'anything'), isAbout('·', 'a · b')]).toEqual([false, false])
  })
})
