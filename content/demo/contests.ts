/** A contest of the demo world. */
export interface SeedContest {
  host: string
  title: string
  description: string
  /** Hours from now until it starts; negative for one that is over. */
  inHours: number
  minutes: number
  problems: { slug: string; points: number }[]
  /** Usernames, with what they did: minutes after the start by the position of the problem; a negative number is a wrong try. */
  entries: Record<string, [position: number, minute: number][]>
}

export const demoContests: SeedContest[] = [
  {
    host: 'mateo-silva',
    title: 'Metrics sprint',
    description: 'Four problems on measuring models, from a confusion table to a ranking. Ninety minutes, any language.\n\n**Tip:** the first two are warm-ups; save your time for ties.',
    inHours: -6 * 24, minutes: 90,
    problems: [{ slug: 'confusion-matrix', points: 100 }, { slug: 'precision-recall-and-f1-score', points: 150 }, { slug: 'roc-auc-with-tied-scores', points: 250 }, { slug: 'normalized-discounted-cumulative-gain-ndcg', points: 300 }],
    entries: {
      'yuki-tanabe': [[0, 6], [1, 14], [2, -30], [2, 38], [3, 71]],
      'kwame-asante': [[0, 9], [1, 21], [2, 62]],
      'priya-raghunathan': [[0, 5], [1, -11], [1, 16], [3, 55]],
      'giulia-ferrante': [[0, 18], [1, -40], [1, -52]],
      'lina-okafor': [[0, 12], [1, 33]],
    },
  },
  {
    host: 'mateo-silva',
    title: 'Data structures sprint',
    description: 'An LRU cache, a trie, a heap and a surprise. Afterwards we talk about the solutions in the discussion of each problem.',
    inHours: 52, minutes: 120,
    problems: [{ slug: 'lru-cache', points: 200 }, { slug: 'autocomplete-with-a-trie', points: 200 }, { slug: 'running-median-of-a-stream', points: 300 }, { slug: 'smallest-sliding-window-maximum', points: 300 }],
    entries: { 'lina-okafor': [], 'kwame-asante': [], 'yuki-tanabe': [] },
  },
]
