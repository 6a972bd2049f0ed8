import type { Motif } from '#platform/rules/illustrations/illustrate.ts'
import { motifOf } from '#features/people/rules/motifs.ts'
import type { TopicGroup } from '../../rules/topics.ts'

/** Tags with an illustration, for topics that have none of their own. */
const TAG_OF_GROUP: Record<TopicGroup, string> = {
  Algorithms: 'algorithms',
  'Data Structures': 'data-structures',
  'Linear Algebra': 'linear-algebra',
  Statistics: 'statistics',
  'Classical ML': 'machine-learning',
  'Deep Learning': 'deep-learning',
  'Language Models': 'language-models',
  'Data Handling': 'data-preparation',
}

const TAG_OF_TRACK: Readonly<Record<string, string>> = {
  'neural-networks-from-scratch': 'neural-networks',
  'attention-and-transformers': 'attention',
  'statistics-for-experiments': 'statistics',
  'interview-algorithms': 'algorithms',
  'data-wrangling': 'data-preparation',
  metrics: 'evaluation',
  'classical-machine-learning': 'machine-learning',
  'linear-algebra-by-hand': 'linear-algebra',
  'backpropagation-in-depth': 'deep-learning',
  'sampling-bandits-and-reinforcement-learning': 'probability',
  'interview-hard-problems': 'graphs',
  'time-series-and-hidden-states': 'regression',
}

/** The motif of the illustration of a topic or a track. */
export function motifOfCollection({ slug, title, group }: { slug: string; title: string; group: string | null }): Motif {
  const tags = group === null ? [TAG_OF_TRACK[slug] ?? slug] : [slug, TAG_OF_GROUP[group as TopicGroup]]
  return motifOf(tags, title)
}
