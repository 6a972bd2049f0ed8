/** A question of a course with where it comes from. */
export interface PlacedQuestion {
  topic: string
  lesson: string
  question: string
}

export const MAX_PLACEMENT = 10
const MAX_FOR_TOPIC = 3

/**
 * The questions of a placement: at most ten, spread evenly over the topics. `rank` orders the questions of a topic; with the same ranks someone
 * who tries again gets the same questions.
 */
export function choosePlacement(questions: readonly PlacedQuestion[], rank: (question: PlacedQuestion) => string): PlacedQuestion[] {
  const topics = [...Map.groupBy(questions, ({ topic }) => topic).values()].map((all) => all.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1)))
  const chosen: PlacedQuestion[] = []
  for (let round = 0; round < MAX_FOR_TOPIC; round++) {
    for (const all of topics) {
      const next = all[round]
      if (next !== undefined && chosen.length < MAX_PLACEMENT) chosen.push(next)
    }
  }
  return chosen
}

/** How long a placement takes: a minute for each question. */
export const placementMinutes = (questions: number): number => questions

/** The topics that are known: at least two of their questions were asked, and all answers are right. */
export function knownTopics(results: readonly { topic: string; isRight: boolean }[]): string[] {
  return [...Map.groupBy(results, ({ topic }) => topic)].filter(([, own]) => own.length >= 2 && own.every(({ isRight }) => isRight)).map(([topic]) => topic)
}
