import type { LessonInput } from '../markdown.ts'

export const checkShowAndQuestion: LessonInput = {
  kind: 'quiz',
  key: 'check-show-and-question',
  title: 'Check: show the data and question them',
  minutes: 10,
  questions: [
    {
      key: 'bars',
      kind: 'output',
      prompt: 'What does this program print?',
      code: "for name, count in [('wren', 6), ('owl', 3)]:\n    print(name, '=' * (count // 2))",
      answer: 'wren ===\nowl =',
      explanation: '`//` divides and drops the fraction: 6 // 2 is 3, and 3 // 2 is 1. A string times a number repeats the string.',
    },
    {
      key: 'cut-axis',
      kind: 'single',
      prompt: 'A bar chart of two sales figures, 96 and 100, starts at 95. How much longer is the second bar?',
      options: ['4% longer', 'Twice as long', 'Five times as long', 'The bars look equally long'],
      answer: 2,
      explanation: 'The bars show 1 and 5 units above 95, although the values differ by about 4%. Bars are compared by their lengths, so they have to start at zero.',
    },
    {
      key: 'seed',
      kind: 'multiple',
      prompt: 'What does `random.seed(7)` at the beginning of a program do?',
      options: ['Each run prints the same random numbers', 'The numbers become more random', 'Others can repeat the result exactly', 'All numbers are multiples of 7'],
      answers: [0, 2],
      explanation: 'The seed is the starting point of a calculation, so the same seed leads to the same numbers. It makes them neither better nor worse.',
    },
    {
      key: 'sample-size',
      kind: 'single',
      prompt: 'Two hospitals record the share of boys among newborns. One has 15 births a day, the other 150. Which has more days with over 60% boys?',
      options: ['The small one', 'The large one', 'Both about the same', 'It depends on the season'],
      answer: 0,
      explanation: 'Shares of small numbers jump around more. With 15 births, ten boys are enough; with 150 it would take 91, far from the expected half.',
    },
    {
      key: 'chance-share',
      kind: 'number',
      prompt: 'In a permutation test, 40 of 2,000 shuffles reach the observed difference. What share is this (0 to 1)?',
      answer: 0.02,
      tolerance: 0.0001,
      explanation: '40/2000 = 0.02. If the groups did not differ, luck alone would lead to such a difference in about 2 of 100 cases. That makes luck an unlikely explanation, not an impossible one.',
    },
    {
      key: 'confounding',
      kind: 'single',
      prompt: 'On days with ice cream in the window, a shop sells twice as much lemonade. The owner concludes that the ice cream attracts buyers of lemonade. What should she check first?',
      options: [
        'Whether the mean or the median was used',
        'Whether the ice cream was in the window on warmer days',
        'Whether the difference is larger than 50%',
        'Whether the seed was set',
      ],
      answer: 1,
      explanation: 'Warm weather may explain both. Compare warm days with warm days and cool ones with cool ones, as you compared working days with working days on the bridge.',
    },
  ],
}
