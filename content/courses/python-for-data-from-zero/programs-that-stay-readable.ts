import type { TopicInput } from '../markdown.ts'
import { checkReadablePrograms } from './check-readable-programs.ts'
import { dictionaries } from './dictionaries.ts'
import { functions } from './functions.ts'
import { listComprehensions } from './list-comprehensions.ts'
import { readingAnError } from './reading-an-error.ts'

export const programsThatStayReadable: TopicInput = {
  key: 'programs-that-stay-readable',
  title: 'Programs that stay readable',
  resources: [
    { label: 'Python tutorial: data structures', url: 'https://docs.python.org/3/tutorial/datastructures.html' },
    { label: 'Python tutorial: defining functions', url: 'https://docs.python.org/3/tutorial/controlflow.html#defining-functions' },
    { label: 'Python tutorial: errors and exceptions', url: 'https://docs.python.org/3/tutorial/errors.html' },
  ],
  lessons: [
    dictionaries,
    functions,
    readingAnError,
    listComprehensions,
    checkReadablePrograms,
    {
      kind: 'practice',
      key: 'practice-common-words',
      title: 'Find the words that two texts share',
      minutes: 25,
      problems: ['common-words-of-two-texts'],
      text: 'Go through the characters of each text and collect the words in a set. A function that does this for one text can be called twice. Test it with a sentence that contains a hyphen before you submit.',
    },
  ],
}
