import { describe, expect, test } from 'vitest'
import type { PersonalItem } from './newsletter.ts'
import { personalSections } from './personal.ts'

const item = (title: string, ...topics: string[]): PersonalItem => ({ title, topics, text: 'Some text', path: `/${title}` })
const items = [item('Attention from scratch', 'transformers'), item('Nearest neighbors in 20 lines', 'KNN'), item('Rust for Python people'), item('A C++ autograd'), item('Goal setting')]
const titles = (...subjects: string[]) => personalSections(items)(subjects)?.items.map(({ title }) => title) ?? null

describe('The personal section (requirement W-9)', () => {
  test('has items whose title or topics mention a skill as a whole word, also by another name of it', () => {
    expect(titles('python')).toEqual(['Rust for Python people'])
    expect(titles('k-nearest neighbors')).toEqual(['Nearest neighbors in 20 lines'])
    expect(titles('Transformers', 'C++')).toEqual(['Attention from scratch', 'A C++ autograd'])
    expect(titles('transformers', 'knn')).toEqual(['Attention from scratch', 'Nearest neighbors in 20 lines'])
    expect(personalSections([item('One', 'machine-learning')])(['machine-learning'])?.items).toHaveLength(1)
    expect(titles('Go')).toBeNull()
  })

  test('has at most three items, and none for members without skills', () => {
    expect(titles('transformers', 'knn', 'rust', 'c++')).toHaveLength(3)
    expect([titles(), titles('', '·')]).toEqual([null, null])
  })

  test('gives the items without their topics', () => {
    expect(personalSections(items)(['Rust'])).toEqual({ label: 'For your skills and topics', items: [{ title: 'Rust for Python people', text: 'Some text', path: '/Rust for Python people' }] })
  })
})
