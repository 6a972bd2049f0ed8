import type { TopicInput } from '../markdown.ts'
import { checkCleanData } from './check-clean-data.ts'
import { cleanTheData } from './clean-the-data.ts'
import { countAndGroup } from './count-and-group.ts'
import { meanAndMedian } from './mean-and-median.ts'
import { readATable } from './read-a-table.ts'

export const fromTextToCleanData: TopicInput = {
  key: 'from-text-to-clean-data',
  title: 'From text to clean data',
  resources: [
    { label: 'Python: csv, reading and writing CSV files', url: 'https://docs.python.org/3/library/csv.html' },
    { label: 'Python: string methods', url: 'https://docs.python.org/3/library/stdtypes.html#string-methods' },
    { label: 'Python: collections.Counter', url: 'https://docs.python.org/3/library/collections.html#collections.Counter' },
    { label: 'Python: statistics', url: 'https://docs.python.org/3/library/statistics.html' },
  ],
  lessons: [
    readATable,
    cleanTheData,
    countAndGroup,
    meanAndMedian,
    checkCleanData,
    {
      kind: 'practice',
      key: 'practice-median-imputation',
      title: 'Fill the gaps of a weather station',
      minutes: 25,
      problems: ['median-imputation-of-missing-values'],
      text: 'A station lost some of its readings. Fill each gap with the median of its column. You have written the median already; think about a column in which every value is missing.',
    },
  ],
}
