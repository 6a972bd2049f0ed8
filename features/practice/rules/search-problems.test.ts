import { describe, expect, test } from 'vitest'
import { ProblemIndex } from './search-problems.ts'
import { isOneSlip, searchText } from './search-text.ts'

const problem = (id: string, title: string, aliases: string[], tags: string[], statement = '') => ({ id, title, aliases, tags, statement })
const index = new ProblemIndex([
  problem('knn', 'K-Nearest Neighbors Classifier', ['kNN'], ['nearest-neighbors'], 'Take a majority vote.'),
  problem('scale', 'Z-Score Standardization', ['feature scaling'], ['preprocessing'], 'A process with columns.'),
  problem('auc', 'ROC AUC with Tied Scores', ['area under the curve'], ['metrics'], 'A classifier ranks patients. Regularization plays no role.'),
  problem('ridge', 'Ridge Regression', ['L2 regularization'], ['linear-models']),
])
const found = (query: string) => [...index.search(query)].sort(([, one], [, other]) => one.rank - other.rank).map(([id]) => id)

describe('Searching problems (requirement Q-2)', () => {
  test('finds titles, other names and tags in this order, and statements if there is nothing else', () => {
    expect([found('classifier'), found('regularization'), found('majority vote'), found('patients ranks')]).toEqual([['knn'], ['ridge'], ['knn'], ['auc']])
  })

  test('puts titles that have the query before problems with another name that is the same', () => {
    const attention = new ProblemIndex([
      problem('heads', 'Multi-Head Attention', ['self-attention'], []),
      problem('masked', 'Causal Self-Attention', ['GPT'], []),
      problem('loss', 'Log Loss', ['cross-entropy'], []),
      problem('binary', 'Binary Cross-Entropy', ['BCE'], []),
      problem('labels', 'Cross-Entropy with Smooth Labels', [], []),
    ])
    const best = (query: string) => [...attention.search(query)].sort(([, one], [, other]) => one.rank - other.rank).map(([id]) => id)
    expect([best('self attention'), best('cross entropy'), best('log loss'), best('gpt')]).toEqual([['masked', 'heads'], ['labels', 'binary', 'loss'], ['loss'], ['masked']])
  })

  test('names the other name that was found instead of the title', () => {
    const alias = (query: string, id: string) => index.search(query).get(id)?.alias
    expect([alias('knn', 'knn'), alias('area under curve', 'auc'), alias('L2 Regularisation', 'ridge'), alias('regularizaton', 'ridge')]).toEqual(['kNN', 'area under the curve', 'L2 regularization', 'L2 regularization'])
    expect([alias('ridge', 'ridge'), alias('linear models', 'ridge'), alias('majority vote', 'knn')]).toEqual([null, null, null])
  })

  test('treats hyphens as spaces, and British and American spelling alike', () => {
    expect([found('k nearest neighbours'), found('nearest-neighbor'), found('z score standardisation'), found('l2 regularisation')]).toEqual([['knn'], ['knn'], ['scale'], ['ridge']])
    expect(['colour centre', 'modelling', 'analysed', 'Bayes’ grey'].map(searchText)).toEqual(['color center', 'modeling', 'analyzed', 'bayes gray'])
  })

  test('prefers whole words of up to three letters to parts of others, which are still found', () => {
    expect([found('roc'), found('knn'), found('l2')]).toEqual([['auc', 'scale'], ['knn'], ['ridge']])
  })

  test('still finds any part of a title or tag', () => {
    expect([found('EIGHB'), found(' score '), found('near'), found('no such thing')]).toEqual([['knn'], ['scale', 'auc'], ['knn', 'ridge'], []])
  })

  test('forgives one typo in words of five letters and more', () => {
    expect([found('nearst'), found('Regresion'), found('clasifier'), found('knm'), found('metrcis')]).toEqual([['knn'], ['ridge'], ['knn'], [], ['auc']])
    expect([['abcd', 'abdc'], ['abc', 'abcd'], ['abc', 'axc'], ['abc', 'abc'], ['abc', 'bca'], ['ab', 'abcd']].map(([one, other]) => isOneSlip(one!, other!))).toEqual([true, true, true, true, false, false])
  })
})
