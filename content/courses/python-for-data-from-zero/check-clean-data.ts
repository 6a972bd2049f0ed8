import type { LessonInput } from '../markdown.ts'

export const checkCleanData: LessonInput = {
  kind: 'quiz',
  key: 'check-clean-data',
  title: 'Check: clean data',
  minutes: 10,
  questions: [
    {
      key: 'text-maximum',
      kind: 'output',
      prompt: 'What does this program print?',
      code: "line = '9,10,2'\nparts = line.split(',')\nprint(max(parts))\nprint(max(int(part) for part in parts))",
      answer: '9\n10',
      explanation: 'After `split` the values are text, and text is compared character by character: 9 comes after 1, so `9` is the largest. Converted into numbers, 10 is.',
    },
    {
      key: 'zero-for-missing',
      kind: 'single',
      prompt: 'A fifth of the counts in a table are missing. A colleague replaces them by 0. What happens to the mean of the counts?',
      options: ['It stays the same', 'It becomes too small', 'It becomes too large', 'It can no longer be computed'],
      answer: 1,
      explanation: 'The sum stays the same and the number of values grows, so the mean falls by a fifth. A missing value is not a zero: nobody knows what it would have been.',
    },
    {
      key: 'median-number',
      kind: 'number',
      prompt: 'What is the median of 12, 3, 7, 40, 8 and 5?',
      answer: 7.5,
      tolerance: 0.001,
      explanation: 'Sorted they are 3, 5, 7, 8, 12, 40. With six values the median is the mean of the two in the middle, 7 and 8. The 40 has no influence on it.',
    },
    {
      key: 'robust',
      kind: 'multiple',
      prompt: 'One value in a list of 1,000 incomes is mistyped and a thousand times too large. Which results change a lot?',
      options: ['The mean', 'The median', 'The maximum', 'The standard deviation'],
      answers: [0, 2, 3],
      explanation: 'The mean contains the wrong value, the maximum becomes it, and the standard deviation squares its distance. The median moves by one position at most.',
    },
    {
      key: 'group-size',
      kind: 'single',
      prompt: 'The bakery in Mill Street has the best rating of the city: 5.0 stars. What do you ask first?',
      options: ['How many ratings there are', 'Whether the mean was rounded', 'What the median of all bakeries is', 'Which program computed it'],
      answer: 0,
      explanation: 'A mean of 5.0 from two ratings says little, a mean of 4.8 from 900 says a lot. Among many small groups some are always at the top by chance.',
    },
    {
      key: 'order-of-cleaning',
      kind: 'order',
      prompt: 'Put the steps of an analysis in order.',
      items: ['Print some rows and count them', 'Write down what to do about gaps, duplicates and impossible values', 'Clean the rows in a program', 'Print how many rows each step removed', 'Group and compute'],
      explanation: 'You can only decide about trouble that you have seen. The decision comes before the cleaning, and the check of its effect comes before any result.',
    },
  ],
}
