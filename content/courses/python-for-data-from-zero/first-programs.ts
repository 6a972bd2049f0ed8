import type { TopicInput } from '../markdown.ts'
import { checkFirstPrograms } from './check-first-programs.ts'
import { conditions } from './conditions.ts'
import { lists } from './lists.ts'
import { loops } from './loops.ts'
import { valuesAndNames } from './values-and-names.ts'

export const firstPrograms: TopicInput = {
  key: 'first-programs',
  title: 'First programs',
  resources: [
    { label: 'Python tutorial: an informal introduction', url: 'https://docs.python.org/3/tutorial/introduction.html' },
    { label: 'Python tutorial: control flow', url: 'https://docs.python.org/3/tutorial/controlflow.html' },
    { label: 'Python: built-in types', url: 'https://docs.python.org/3/library/stdtypes.html' },
    { label: 'Python: built-in functions', url: 'https://docs.python.org/3/library/functions.html' },
  ],
  lessons: [
    valuesAndNames,
    lists,
    loops,
    conditions,
    checkFirstPrograms,
    {
      kind: 'practice',
      key: 'practice-two-sum',
      title: 'Find two prices that make up a total',
      minutes: 25,
      problems: ['two-sum'],
      text: 'Two loops, one inside the other, and a condition solve the small cases. Start with that. The longest lists need a faster idea, and the hints lead you to it; come back after the lesson on dictionaries if you get stuck.',
    },
  ],
}
