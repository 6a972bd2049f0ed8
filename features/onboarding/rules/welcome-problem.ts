interface Card {
  slug: string
  difficulty: string
}

const EASE = ['Easy', 'Medium', 'Hard']

/** The problem to begin with: the easiest one that is not solved, of equals the one on the most topics. `onTags` has the problems of each tag, the easiest first. */
export function welcomeProblem<Problem extends Card>(onTags: Iterable<readonly Problem[]>, solved: readonly string[]): Problem | null {
  const cards = [...onTags].flat().filter(({ slug }) => !solved.includes(slug))
  const counts = new Map<string, number>()
  for (const { slug } of cards) counts.set(slug, (counts.get(slug) ?? 0) + 1)
  return cards.toSorted((a, b) => EASE.indexOf(a.difficulty) - EASE.indexOf(b.difficulty) || counts.get(b.slug)! - counts.get(a.slug)!)[0] ?? null
}
