import { expect, test } from 'vitest'
import { correctedText, foundFirst } from './found-words.ts'

const priya = { name: 'Priya Raghunathan', username: 'priya', headline: 'Statistician', location: 'Kraków', skills: ['Python', 'SQL'] }
const match = (typed: string, ...words: string[]) => ({ typed, words, people: 1 })

test('a search with a typing error is corrected by the words of the best person', () => {
  expect(correctedText('Prya', [match('prya', 'priya', 'pryce')], priya)).toBe('Priya')
  expect(correctedText('the SQL, Krakov', [match('krakov', 'krakow'), match('sql', 'sql', 'sqlite')], priya)).toBe('the SQL, Kraków')
})

test('the beginning of a word, a word without its accents and a relative are no errors', () => {
  expect(correctedText('pri', [match('pri', 'priya')], priya)).toBeNull()
  expect(correctedText('krakow', [match('krakow', 'krakow')], priya)).toBeNull()
  expect(correctedText('statistics', [match('statistics', 'statistician')], priya)).toBeNull()
  expect(correctedText('hidden', [match('hidden', 'hiding')], priya)).toBeNull()
})

test('skills that were searched for come first, the others keep their order', () => {
  expect(foundFirst(['Python', 'R', 'SQL'], ['sql'])).toEqual(['SQL', 'Python', 'R'])
  expect(foundFirst(['Python', 'R'], [])).toEqual(['Python', 'R'])
})
