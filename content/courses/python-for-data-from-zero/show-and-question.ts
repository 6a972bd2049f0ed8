import type { TopicInput } from '../markdown.ts'
import { aSmallAnalysis } from './a-small-analysis.ts'
import { barChartsOfText } from './bar-charts-of-text.ts'
import { checkShowAndQuestion } from './check-show-and-question.ts'
import { randomness } from './randomness.ts'

export const showAndQuestion: TopicInput = {
  key: 'show-and-question',
  title: 'Show the data and question them',
  resources: [
    { label: 'Python: format specification of strings', url: 'https://docs.python.org/3/library/string.html#format-specification-mini-language' },
    { label: 'Python: random, pseudo-random numbers', url: 'https://docs.python.org/3/library/random.html' },
    { label: 'Python: how to sort', url: 'https://docs.python.org/3/howto/sorting.html' },
  ],
  lessons: [
    barChartsOfText,
    randomness,
    aSmallAnalysis,
    checkShowAndQuestion,
    {
      kind: 'practice',
      key: 'practice-argsort',
      title: 'Rank search results by score',
      minutes: 20,
      problems: ['argsort-in-descending-order'],
      text: 'A chart with sorted bars needs the labels in the order of their values. This problem asks for the positions in that order. The `key` of `sorted` does most of the work.',
    },
    {
      kind: 'practice',
      key: 'practice-range-sums',
      title: 'Answer many questions about the same days',
      minutes: 30,
      problems: ['range-sum-queries-with-prefix-sums'],
      text: 'How many visits were there from day 3 to day 10? One question is a slice and a sum. Thousands of questions need the running totals from the lesson on loops.',
    },
  ],
}
