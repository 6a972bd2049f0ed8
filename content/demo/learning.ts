/** What people of the demo world take: the course, how many of its lessons they finished, and their review. */
export interface SeedLearning {
  course: string
  person: string
  /** The part of the lessons that is finished, 0 to 1. */
  part: number
  daysAgo: number
  review?: { rating: number; text: string }
}

export const learning: readonly SeedLearning[] = [
  { course: 'evaluate-a-classifier', person: 'lina-okafor', part: 0.4, daysAgo: 9 },
  { course: 'linear-algebra-for-machine-learning', person: 'lina-okafor', part: 0.15, daysAgo: 3 },
  { course: 'probability-for-machine-learning', person: 'lina-okafor', part: 1, daysAgo: 40, review: { rating: 5, text: 'The part on base rates changed how I read test results at work.' } },
  { course: 'evaluate-a-classifier', person: 'mei-ling-chua', part: 1, daysAgo: 30, review: { rating: 5, text: 'Finally a course that asks what an error costs before it asks for a metric.' } },
  { course: 'evaluate-a-classifier', person: 'noah-tremblay', part: 0.7, daysAgo: 21, review: { rating: 4, text: 'Clear, and the hotel example stays with you. I would have liked a second one from medicine.' } },
  { course: 'linear-algebra-for-machine-learning', person: 'leila-farahani', part: 0.6, daysAgo: 25, review: { rating: 4, text: 'Take your time with the chapter on bases. The quizzes are short but honest.' } },
  { course: 'linear-algebra-for-machine-learning', person: 'jamila-hassan', part: 0.3, daysAgo: 12 },
  { course: 'probability-for-machine-learning', person: 'arjun-thapa', part: 0.8, daysAgo: 33, review: { rating: 4, text: 'Good pace. I solved every problem twice.' } },
  { course: 'train-a-neural-network-by-hand', person: 'jun-park', part: 1, daysAgo: 50, review: { rating: 5, text: 'Doing one backward pass on paper was worth a month of reading.' } },
  { course: 'train-a-neural-network-by-hand', person: 'olena-kovalchuk', part: 0.2, daysAgo: 6 },
  { course: 'how-neural-networks-and-transformers-work', person: 'elif-demir', part: 0.9, daysAgo: 28, review: { rating: 5, text: 'Attention with numbers that fit on one screen.' } },
  { course: 'how-neural-networks-and-transformers-work', person: 'hana-novakova', part: 0.5, daysAgo: 15 },
  { course: 'build-a-language-model-from-scratch', person: 'connor-byrne', part: 0.55, daysAgo: 18, review: { rating: 4, text: 'You end with code that you understand line by line.' } },
]
