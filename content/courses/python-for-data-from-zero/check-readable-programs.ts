import type { LessonInput } from '../markdown.ts'

export const checkReadablePrograms: LessonInput = {
  kind: 'quiz',
  key: 'check-readable-programs',
  title: 'Check: readable programs',
  minutes: 10,
  questions: [
    {
      key: 'count-letters',
      kind: 'output',
      prompt: 'What does this program print?',
      code: "counts = {}\nfor letter in 'noon':\n    counts[letter] = counts.get(letter, 0) + 1\nprint(counts['n'], len(counts))",
      answer: '2 2',
      explanation: 'A loop over a string goes through its characters. The letter n occurs twice, and there are two different letters, so the dictionary has two keys.',
    },
    {
      key: 'return-or-print',
      kind: 'output',
      prompt: 'What does this program print?',
      code: "def double(x):\n    print(2 * x)\n\nresult = double(4)\nprint(result)",
      answer: '8\nNone',
      explanation: 'The function prints 8 but returns nothing, and the value of "nothing" is `None`. With `return 2 * x` the result could be used in a calculation.',
    },
    {
      key: 'name-the-error',
      kind: 'single',
      prompt: "A column of a file contains `'12'`, `'7'` and `'n/a'`. The program calls `int` with each of them. How does it end?",
      options: ['With a `TypeError`, because strings are not numbers', 'It takes `n/a` as 0', 'With a `NameError`, because `n/a` is not defined', "With a `ValueError`, because `'n/a'` is a string that doesn't describe a whole number"],
      answer: 3,
      explanation: "`int` accepts strings, so the type is fine. The value isn't: `'n/a'` can't be read as a whole number. Python never guesses a 0, and that is good, because a silent 0 would change every mean.",
    },
    {
      key: 'where-to-look',
      kind: 'order',
      prompt: 'A program runs without an error, but its result is wrong. Put the steps of the search in order.',
      items: [
        'Find a small case whose result you know by hand',
        'Run the program on it and print the values on the way',
        'Find the first printed value that differs from what you expect',
        'Change the line that computes it, and nothing else',
        'Run the small case again',
      ],
      explanation: 'Without a known result you can\'t tell right from wrong. The first wrong value is close to the mistake; later ones are consequences. Several changes at once hide which of them helped.',
    },
    {
      key: 'comprehension',
      kind: 'output',
      prompt: 'What does this program print?',
      code: 'delays = [0, 12, 3, 8]\nprint([d - 5 for d in delays if d > 5])\nprint(sum(d > 5 for d in delays))',
      answer: '[7, 3]\n2',
      explanation: 'The condition selects 12 and 8 first, then 5 is subtracted from each. In the second line each true comparison counts as 1.',
    },
    {
      key: 'true-of-dictionaries',
      kind: 'multiple',
      prompt: 'What is true of a Python dictionary `d`?',
      options: ['The same key can occur twice', 'The same value can occur twice', "`d.get('x', 0)` adds the key `x` if it is missing", "`d['x'] = 5` adds the key `x` if it is missing"],
      answers: [1, 3],
      explanation: 'Keys are unique, values are not: two breads can have the same price. `get` only reads and leaves the dictionary as it is; an assignment adds the key or replaces its value.',
    },
  ],
}
