import { expect, test } from 'vitest'
import { slugFaults } from './slug-faults.ts'

test('a previous slug is unique, and is not the current slug of a problem (requirement Q-34)', () => {
  expect(slugFaults([{ slug: 'knn', previousSlugs: ['neighbours', 'nearest'] }, { slug: 'pca', previousSlugs: ['axes'] }])).toEqual([])
  expect(slugFaults([{ slug: 'knn', previousSlugs: ['pca', 'nearest'] }, { slug: 'pca', previousSlugs: ['nearest', 'pca'] }])).toEqual([
    'knn: the previous slug pca belongs to pca.',
    'pca: the previous slug nearest belongs to knn.',
    'pca: the previous slug pca belongs to pca.',
  ])
})
