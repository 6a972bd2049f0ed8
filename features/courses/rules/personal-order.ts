interface Listed {
  slug: string
  skills: readonly string[]
}

interface Taken {
  slug: string
  finishedAt: unknown
}

interface Learner {
  /** What they take, latest first. */
  taken: readonly Taken[]
  /** The tags of what they want to learn. */
  tags: readonly string[]
  /** The courses of each learning path in their order. */
  paths: readonly (readonly string[])[]
}

const tagOf = (skill: string) => skill.toLowerCase().replaceAll(' ', '-')

/** The path on which a learner took the most courses, the first of equals. */
function ownPath({ taken, paths }: Learner): readonly string[] {
  const countOf = (path: readonly string[]) => taken.filter(({ slug }) => path.includes(slug)).length
  return paths.toSorted((a, b) => countOf(b) - countOf(a))[0] ?? []
}

/**
 * Courses in the order in which a learner wants them: those that they take, latest first; then the others by what the learner wants to learn, by
 * their learning path, and as they were; at last those that are finished.
 */
export function personalOrder<Course extends Listed>(courses: readonly Course[], learner: Learner): Course[] {
  const path = ownPath(learner)
  const placeOf = ({ slug, skills }: Course): readonly number[] => {
    const at = learner.taken.findIndex((one) => one.slug === slug)
    if (at >= 0) return [learner.taken[at]!.finishedAt === null ? 0 : 2, at]
    const step = path.indexOf(slug)
    return [1, -skills.filter((skill) => learner.tags.includes(tagOf(skill))).length, step < 0 ? path.length : step]
  }
  const places = new Map(courses.map((course) => [course, placeOf(course)]))
  return courses.toSorted((one, other) => {
    const [a, b] = [places.get(one)!, places.get(other)!]
    const differing = a.findIndex((value, index) => value !== b[index])
    return differing < 0 ? 0 : a[differing]! - (b[differing] ?? 0)
  })
}
