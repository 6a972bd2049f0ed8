import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { storyIndex, type Story } from './near-duplicates.ts'

const PADDING: Story[] = [
  ['A new telescope maps distant galaxies', 'Astronomers publish the largest map of galaxies so far, with data from five years of observation.'],
  ['Browser update fixes three bugs', 'The update repairs tabs that lose their scroll position and two crashes on older devices.'],
  ['Schools try open textbooks for statistics', 'Teachers in twelve schools replace printed books with open material that they can change.'],
  ['City buses switch to electric drive', 'The first forty electric buses replace diesel ones on lines through the old town.'],
  ['Research group releases weather model', 'A learned weather model predicts rain for the next ten days and needs one graphics card.'],
].map(([title, excerpt], at) => ({ id: `padding ${at}`, title: title!, excerpt: excerpt!, sourceId: 'padding' }))

const isSame = (one: [string, string], other: [string, string]) => {
  const index = storyIndex([...PADDING, { id: 'one', title: one[0], excerpt: one[1], sourceId: 'a' }])
  return index.find({ id: 'other', title: other[0], excerpt: other[1], sourceId: 'b' })?.id === 'one'
}

describe('Near-duplicates (T-12)', () => {
  test.each<[string, [string, string], [string, string]]>([
    [
      'reordered words',
      ['Acme releases open model for speech', 'Acme released the weights of a speech model that runs on phones, under a free licence.'],
      ['Open speech model released by Acme', 'The weights of a speech model by Acme are free now. It runs on phones.'],
    ],
    [
      'a number in both titles',
      ['Globex raises $40 million for warehouse robots', 'Globex builds robots that sort parcels in warehouses, and raised 40 million dollars in a round led by existing investors.'],
      ['Warehouse robots: Globex raises 40 million', 'The maker of parcel robots raised 40 million dollars from investors.'],
    ],
    [
      'one says more',
      ['Outage at Initech cloud takes sites offline for two hours', 'A wrong configuration took the Initech cloud offline for two hours on Tuesday.'],
      ['Initech cloud offline after wrong configuration', 'Sites on the Initech cloud were offline for two hours on Tuesday after a wrong configuration was rolled out to all regions at once.'],
    ],
  ])('the same story: %s', (_name, one, other) => {
    expect(isSame(one, other)).toBe(true)
    expect(isSame(other, one)).toBe(true)
  })

  test.each<[string, [string, string], [string, string]]>([
    [
      'another company',
      ['Quarterly earnings of Acme beat estimates', 'Acme reported quarterly earnings above the estimates of analysts, driven by data centre chips.'],
      ['Quarterly earnings of Globex beat estimates', 'Globex reported quarterly earnings above the estimates of analysts, driven by data centre chips.'],
    ],
    [
      'another version',
      ['Frobnicator 4 is released', 'The new version of the library is faster and drops support for old systems.'],
      ['Frobnicator 5 is released', 'The new version of the library is faster and drops support for old systems.'],
    ],
    [
      'the same field',
      ['Robots learn to fold laundry', 'A research group teaches two arms to fold shirts from a hundred demonstrations.'],
      ['Robots learn to open doors', 'Students let a robot dog open doors after it has watched people on video.'],
    ],
  ])('different stories: %s', (_name, one, other) => {
    expect(isSame(one, other)).toBe(false)
    expect(isSame(other, one)).toBe(false)
  })

  test('one excerpt for all articles, and a source that repeats itself, make no duplicates', () => {
    const excerpt = 'Read the whole article on our site, where you find more about technology and science every day.'
    expect(isSame(['Robots fold laundry', excerpt], ['Bridges made of paper', excerpt])).toBe(false)
    const index = storyIndex([{ id: 'one', title: 'News of the week: models and robots', excerpt, sourceId: 'a' }])
    expect(index.find({ id: 'other', title: 'News of the week: models and robots', excerpt, sourceId: 'a' })).toBe(null)
  })

  test('an article is never its own duplicate, and the same text elsewhere always is one', () => {
    const words = fc.uniqueArray(fc.constantFrom(...'model data cloud robot phone startup chip leak patch train test sensor'.split(' ')), { minLength: 6, maxLength: 12 })
    fc.assert(
      fc.property(words, (words) => {
        const story = { id: 'one', title: words.slice(0, 4).join(' '), excerpt: words.join(' '), sourceId: 'a' }
        const index = storyIndex([...PADDING, story])
        expect(index.find({ ...story, sourceId: null })?.id).not.toBe('one')
        expect(index.find({ ...story, id: 'other', sourceId: 'b' })?.id).toBe('one')
      }),
    )
  })
})
