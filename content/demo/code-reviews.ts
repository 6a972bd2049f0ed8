/** A question about a solution of a person of the demo world, with its review. */
export interface SeedCodeReview {
  learner: string
  question: string
  hoursAgo: number
  review?: { mentor: string; hoursLater: number; comments: { line: number | null; text: string }[]; isThanked: boolean }
}

export const codeReviews: readonly SeedCodeReview[] = [
  {
    learner: 'priya-raghunathan',
    question: 'It was accepted, but I’m not sure I would still understand it in a month. What would you name differently?',
    hoursAgo: 96,
    review: {
      mentor: 'mateo-silva', hoursLater: 20, isThanked: true,
      comments: [
        { line: 1, text: 'The name says what comes in. I would also say what comes out: a list, a number, or nothing?' },
        { line: null, text: 'Clear. Add one comment above the loop that says what is true after each iteration, and you will still understand it in a year.' },
      ],
    },
  },
  {
    learner: 'tomasz-wrobel',
    question: 'Where would you start to make this faster?',
    hoursAgo: 60,
    review: {
      mentor: 'ada-lindqvist', hoursLater: 31, isThanked: true,
      comments: [{ line: 2, text: 'Count how often each line runs for the longest allowed input. The line with the highest count is the only one worth optimizing.' }],
    },
  },
  {
    learner: 'lina-okafor',
    question: 'I copied the idea from the editorial. Which part should I try to write without help next time?',
    hoursAgo: 30,
    review: {
      mentor: 'mateo-silva', hoursLater: 9, isThanked: false,
      comments: [{ line: null, text: 'The condition that ends the loop. Everything else follows from it. Hide it and try to write it again tomorrow.' }],
    },
  },
  { learner: 'yuki-tanabe', question: 'Does this still work for an empty input? My own tests pass, but I don’t see why.', hoursAgo: 7 },
  { learner: 'kwame-asante', question: 'How would someone who writes Python every day shorten this?', hoursAgo: 3 },
]
