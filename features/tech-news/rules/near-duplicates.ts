/** An article as far as it matters for finding the same story. */
export interface Story {
  id: string
  title: string
  excerpt: string
  /** A source does not tell a story twice. */
  sourceId: string | null
}

// Measured on pairs of headlines in `near-duplicates.test.ts`: the same story has 0.4 and more, different ones less than 0.3.
const MIN_SIMILARITY = 0.35
// Some sources give every article the same excerpt, and short texts have little to compare.
const MIN_SHARED = 5
const MIN_SHARED_OF_TITLE = 2
const EXCERPT_WORDS = 60

const COMMON = new Set(
  'a an and are as at be been but by can could did do does for from had has have how in into is it its may more most new not of on or our out over says said so than that the their them then there these they this to up was we were what when which who why will with would you your'.split(' '),
)

const wordsOf = (text: string): string[] => text.normalize('NFKC').match(/[\p{L}\p{M}\p{N}]+(?:[.’'-][\p{L}\p{M}\p{N}]+)*/gu) ?? []
const folded = (words: readonly string[]): Set<string> => new Set(words.map(stem).filter((word) => word !== '' && !COMMON.has(word)))

/** Plural and possessive count as the word itself. */
const stem = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[’']s$/, '')
    .replace(/(?<=\p{L}{3})s$/u, '')

/** Names and numbers of a title: what says whom a story is about. The first word has a capital anyway, and a title in capitals says nothing. */
function namesOf(title: string): Set<string> {
  const words = wordsOf(title)
  const lower = words.filter((word) => /^\p{Ll}/u.test(word)).length
  const isTitleCase = lower * 2 < words.length
  return folded(words.filter((word, at) => /\p{N}/u.test(word) || (!isTitleCase && at > 0 && /^\p{Lu}/u.test(word)) || /\p{Lu}.*\p{Lu}|\p{Ll}\p{Lu}/u.test(word)))
}

interface Read extends Story {
  words: Set<string>
  names: Set<string>
  titleWords: Set<string>
}

const common = (one: Set<string>, other: Set<string>) => [...one].filter((word) => other.has(word))
const hasAll = (words: Set<string>, asked: Set<string>) => [...asked].every((word) => words.has(word))

const read = (story: Story): Read => ({
  ...story,
  words: folded([...wordsOf(story.title), ...wordsOf(story.excerpt).slice(0, EXCERPT_WORDS)]),
  names: namesOf(story.title),
  titleWords: folded(wordsOf(story.title)),
})

/** Articles of the last days, among which the same story is looked for. */
export interface StoryIndex {
  /** Finds the article with the same story, or null. */
  find(story: Story): Story | null
  add(story: Story): void
}

/**
 * Opens an index of articles. Words count by their rarity among them, and a name or number of one title that the other article does not mention
 * means that the story is another one: no similarity of titles can tell that.
 */
export function storyIndex(stories: readonly Story[]): StoryIndex {
  const known: Read[] = []
  const frequency = new Map<string, number>()
  const add = (story: Story) => {
    const next = read(story)
    known.push(next)
    for (const word of next.words) frequency.set(word, (frequency.get(word) ?? 0) + 1)
  }
  const weight = (word: string) => Math.log(1 + (known.length + 8) / (frequency.get(word) ?? 1))
  const total = (words: Iterable<string>) => [...words].reduce((sum, word) => sum + weight(word), 0)
  const similarity = (one: Read, other: Read) => {
    const shared = common(one.words, other.words)
    const isOfTitles = common(one.titleWords, other.words).length >= MIN_SHARED_OF_TITLE && common(other.titleWords, one.words).length >= MIN_SHARED_OF_TITLE
    return shared.length < MIN_SHARED || !isOfTitles ? 0 : total(shared) / Math.min(total(one.words), total(other.words))
  }
  stories.forEach(add)
  return {
    add,
    find(story) {
      const asked = read(story)
      const matches = known
                .filter((other) => other.id !== story.id && (story.sourceId === null || other.sourceId !== story.sourceId))
        .filter((other) => hasAll(other.words, asked.names) && hasAll(asked.words, other.names))
        .map((other) => ({ other, score: similarity(asked, other) }))
      const best = matches.toSorted((a, b) => b.score - a.score)[0]
      return best !== undefined && best.score >= MIN_SIMILARITY ? best.other : null
    },
  }
}
