import type { LessonInput } from '../markdown.ts'

export const checkFirstPrograms: LessonInput = {
  kind: 'quiz',
  key: 'check-first-programs',
  title: 'Check: first programs',
  minutes: 10,
  questions: [
    {
      key: 'text-or-number',
      kind: 'output',
      prompt: 'What does this program print?',
      code: "price = '4'\nprint(price + price)\nprint(int(price) + 4)",
      answer: '44\n8',
      explanation: "`'4'` is a string because of its quotation marks, so `+` joins two of them. Only after `int` is it a number that can be added.",
    },
    {
      key: 'slice',
      kind: 'output',
      prompt: 'What does this program print?',
      code: "stops = ['Harbor', 'Market', 'School', 'Park', 'Station']\nprint(stops[1])\nprint(stops[1:3])\nprint(stops[-1])",
      answer: "Market\n['Market', 'School']\nStation",
      explanation: 'Positions start at 0, so position 1 is the second stop. The slice `[1:3]` ends before position 3. Position -1 is the last entry.',
    },
    {
      key: 'boundary',
      kind: 'number',
      prompt: 'How many of the delays `[5, 6, 0, 5, 10]` are counted by `if delay > 5`?',
      answer: 2,
      explanation: 'Only 6 and 10 are greater than 5. The two delays of exactly 5 minutes are counted by `>=`, but not by `>`.',
    },
    {
      key: 'indentation',
      kind: 'single',
      prompt: 'A loop over seven days adds up the sales. The line `print(total)` is meant to run once, but it runs seven times. What is the likely cause?',
      options: [
        'The name `total` is used twice',
        'The list has seven entries, so every line below it runs seven times',
        'The line is indented, so it belongs to the loop',
        '`print` always repeats inside a program with a loop',
      ],
      answer: 2,
      explanation: 'Indentation decides what is repeated. A line that starts at the left margin is carried out once, after the loop has ended.',
    },
    {
      key: 'cases',
      kind: 'output',
      prompt: 'What does this program print?',
      code: "for mark in [95, 70, 40]:\n    if mark > 60:\n        print('passed')\n    elif mark > 90:\n        print('excellent')\n    else:\n        print('try again')",
      answer: 'passed\npassed\ntry again',
      explanation: 'Python takes the first condition that is true. 95 is greater than 60, so the second case is never reached. The stricter condition has to come first.',
    },
    {
      key: 'pattern-of-totals',
      kind: 'order',
      prompt: 'Put the lines of a program in order. It computes the mean temperature of a week.',
      items: ['degrees = [14, 15, 11, 9, 12, 16, 14]', 'total = degrees[0]', 'for reading in degrees[1:]:', '    total += reading', 'print(total / len(degrees))'],
      explanation: 'The list comes first. The total starts with the first reading and must exist before the loop, because the loop adds the six others to it. The mean can be computed only when the loop has seen every entry.',
    },
  ],
}
