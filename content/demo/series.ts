/** A series of the demo world; its parts are the names of blog files, without their ending. */
export interface SeedSeries {
  author: string
  title: string
  description: string
  blogs: readonly string[]
}

/** The series of the demo world. */
export const series: readonly SeedSeries[] = [
  {
    author: 'yuki-tanabe',
    title: 'Language models with small numbers',
    description: 'The parts of a language model, each with numbers small enough to check on paper. Start with the first part if “embedding” is a new word for you.',
    blogs: ['14-embeddings-and-cosine', '03-attention-from-scratch'],
  },
  {
    author: 'jun-park',
    title: 'Training networks with a pencil',
    description: 'What happens between loss.backward() and the next step, worked out by hand.',
    blogs: ['13-backpropagation-on-paper', '19-learning-rate-schedules'],
  },
  {
    author: 'lina-okafor',
    title: 'Notes from my first year',
    description: 'What I wish someone had told me before I started: messy files, long papers and other surprises.',
    blogs: ['12-cleaning-a-messy-csv', '21-reading-a-paper'],
  },
]
