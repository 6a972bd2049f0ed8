import { markdown, type TopicInput } from '../markdown.ts'

export const findTheNearest: TopicInput = {
  key: 'find-the-nearest',
  title: 'Find the nearest',
  resources: [
    { label: 'NumPy: argpartition', url: 'https://numpy.org/doc/stable/reference/generated/numpy.argpartition.html' },
    { label: 'Wikipedia: Nearest neighbor search', url: 'https://en.wikipedia.org/wiki/Nearest_neighbor_search' },
    { label: 'Wikipedia: Okapi BM25', url: 'https://en.wikipedia.org/wiki/Okapi_BM25' },
    { label: 'Wikipedia: Mean reciprocal rank', url: 'https://en.wikipedia.org/wiki/Mean_reciprocal_rank' },
  ],
  lessons: [
    {
      kind: 'video',
      key: 'search-with-numpy',
      title: 'Search with one matrix product',
      videoUrl: 'https://www.youtube.com/watch?v=h-_tdBc24qc',
      minutes: 12,
      text: markdown`
## What to look for

- The question is embedded the same way as the pages.
- All scores are computed at once.
- How the best few are selected without sorting everything.

## Twenty thousand dot products

Put the vectors of the pages into the rows of a matrix $P$. The product $Pq$ contains the dot product of each row with the question. If all rows have length 1, these are the cosines. The program makes 20,000 random unit vectors, and a question that is page 4711 with some noise:

~~~python
import numpy as np

rng = np.random.default_rng(0)
pages = rng.standard_normal((20_000, 64)).astype(np.float32)
pages /= np.linalg.norm(pages, axis=1, keepdims=True)
query = pages[4711] + 0.1 * rng.standard_normal(64).astype(np.float32)
query /= np.linalg.norm(query)

scores = pages @ query
best = np.argpartition(-scores, 3)[:3]
best = best[np.argsort(-scores[best])]
print(best[0], scores[best].round(2))
print(scores.std().round(3), np.argmin(np.linalg.norm(pages - query, axis=1)))
~~~

~~~text
4711 [0.79 0.5  0.5 ]
0.125 4711
~~~

Page 4711 is found with a cosine of 0.79. The next ones have 0.50. What does 0.50 mean? The last line shows the standard deviation of all scores, 0.125, which is $1/\sqrt{64}$: random directions in 64 dimensions are nearly perpendicular. The best of 20,000 random pages lies four standard deviations above zero by chance alone. There is always a nearest vector, even if nothing fits. A search needs a lowest score below which it says "nothing found", and that score must be read off real questions, since each model has its own scale.

The last number repeats the search with Euclidean distance and finds the same page. For unit vectors $|a - b|^2 = 2 - 2\cos(a, b)$, so both orders agree.

The function \`argpartition\` brings the three best to the front in linear time; only these three are sorted. For 20,000 pages this exact search takes a few milliseconds. Don't look for something faster before you have measured it.
`,
    },
    {
      kind: 'practice',
      key: 'practice-argsort',
      title: 'Rank the results',
      minutes: 15,
      problems: ['argsort-in-descending-order'],
      text: 'A search returns positions and not scores. With equal scores the order must be the same each time, or a result may appear on two pages.',
    },
    {
      kind: 'video',
      key: 'filters-and-fusion',
      title: 'Filters, and two rankings in one',
      videoUrl: 'https://www.youtube.com/watch?v=E7KdO3xmESg',
      minutes: 10,
      text: markdown`
## What to look for

- What a small search library adds to the matrix product.
- Keyword filters beside the vector.
- How results of word search and vector search can be combined.

## The reader is in the south branch

Seven pages are ranked for a question. Four belong to the north branch and have the best scores, three to the south. A reader in the south wants the three best pages of that branch. The first line of the output shows what happens if the filter is applied *after* the search for the three best pages, and what happens if it is applied *before*:

~~~python
pages = [  # branch, cosine with the query
    ('north', 0.91), ('north', 0.90), ('south', 0.62), ('north', 0.88), ('south', 0.58), ('north', 0.86), ('south', 0.41),
]
ranked = sorted(range(len(pages)), key=lambda i: -pages[i][1])
after = [i for i in ranked[:3] if pages[i][0] == 'south']
before = [i for i in ranked if pages[i][0] == 'south'][:3]
print(after, before)

by_words, by_vectors = [4, 2, 6], [2, 6, 4]
score = {}
for ranking in (by_words, by_vectors):
    for rank, page in enumerate(ranking, start=1):
        score[page] = score.get(page, 0) + 1 / (60 + rank)
print([(page, round(s, 4)) for page, s in sorted(score.items(), key=lambda item: -item[1])])
~~~

~~~text
[] [2, 4, 6]
[(2, 0.0325), (4, 0.0323), (6, 0.032)]
~~~

After the search nothing is left: all three results were from the north. Filter first, and the search returns pages 2, 4 and 6. With NumPy this is a selection of rows. With an approximate index it is harder, and worth a test: some indexes filter afterward and return fewer results than you asked for.

The last line combines two rankings. Word search returned the pages 4, 2, 6, vector search 2, 6, 4. Their scores can't be added, since a cosine and a word score have different scales. *Reciprocal rank fusion* uses only the ranks: each ranking gives the page at rank $r$ the value $1/(60 + r)$, and the values are added. Page 2, second and first, comes out on top; page 4, first and third, follows. The constant 60 keeps a single first rank from outweighing everything else. The method has nothing to train and is a good first choice.
`,
    },
    {
      kind: 'practice',
      key: 'practice-inverted-index',
      title: 'Build the word search',
      minutes: 30,
      problems: ['inverted-index-search'],
      text: 'Rank fusion needs a second ranking. An inverted index is the data structure behind every word search; after this problem you have both halves.',
    },
    {
      kind: 'reading',
      key: 'measure-the-search',
      title: 'Measure the search before you improve it',
      minutes: 8,
      text: markdown`
Is a larger model worth its price? Are chunks of 200 words better than 100? Without numbers you will judge by the last question that somebody tried. Collect real questions, fifty to begin with, and write down the page that answers each. Then compute two values.

The *hit rate* is the share of questions whose page is among the first $k$ results. The *mean reciprocal rank* (MRR) also rewards a high rank: a page at rank 1 counts 1, at rank 2 one half, at rank 3 one third, and a missing page 0. Four questions with three results each:

~~~python
found = {  # the right page, and the pages that the search returned
    'extend my loan': (7, [3, 7, 1]),
    'lost card': (2, [2, 5, 9]),
    'quiet room': (8, [4, 1, 6]),
    'pay by phone': (5, [9, 1, 5]),
}
ranks = [pages.index(right) + 1 if right in pages else None for right, pages in found.values()]
print(ranks)
print('hit rate', sum(rank is not None for rank in ranks) / len(ranks))
print('MRR', round(sum(1 / rank for rank in ranks if rank) / len(ranks), 3))
~~~

~~~text
[2, 1, None, 3]
hit rate 0.75
MRR 0.458
~~~

The right pages are at ranks 2 and 1, missing, and at rank 3. So the hit rate is $3/4$ and the MRR is $(0.5 + 1 + 0 + 0.333)/4 \approx 0.458$.

If a reader looks at a list, the MRR fits better, since the top ranks get the attention. If a language model reads all $k$ passages, the hit rate matters more. Look at the missing questions one by one: often the page doesn't exist, or its title uses the words of the administration.

Let a colleague write some of the questions. People who know the pages use their words without noticing it, and then every search looks good.
`,
    },
    {
      kind: 'practice',
      key: 'practice-ndcg',
      title: 'When several pages are more or less right',
      minutes: 25,
      problems: ['normalized-discounted-cumulative-gain-ndcg'],
      text: 'Hit rate and MRR know one right page. NDCG handles grades from useless to perfect, and it is the usual metric for rankings.',
    },
    {
      kind: 'quiz',
      key: 'check-search',
      title: 'Check: find the nearest',
      minutes: 8,
      questions: [
        {
          key: 'mrr',
          kind: 'number',
          prompt: 'The right page is at rank 1 for two questions, at rank 4 for one, and missing for one. What is the mean reciprocal rank?',
          answer: 0.5625,
          tolerance: 0.001,
          explanation: '(1 + 1 + 1/4 + 0)/4 = 2.25/4 = 0.5625. The hit rate, if four results are shown, is 3/4.',
        },
        {
          key: 'always-nearest',
          kind: 'single',
          prompt: 'A reader asks the library\'s search for the weather tomorrow. What does a plain vector search return?',
          options: [
            'Nothing, because no page is about the weather',
            'An error, because the words are unknown',
            'The k nearest pages, although none of them fits',
            'Only pages with a cosine of 0',
          ],
          answer: 2,
          explanation: 'There is always a nearest vector. A lowest score, chosen with real questions, is needed to say that nothing was found.',
        },
        {
          key: 'euclid-number',
          kind: 'number',
          prompt: 'Two unit vectors have the cosine 0.5. What is the square of their Euclidean distance?',
          answer: 1,
          tolerance: 0.001,
          explanation: '|a − b|² = 1 + 1 − 2·0.5 = 1. The larger the cosine, the smaller the distance, so both give the same order for unit vectors.',
        },
        {
          key: 'fusion-why',
          kind: 'single',
          prompt: 'Why does reciprocal rank fusion use ranks instead of adding the scores?',
          options: [
            'The scores of word search and vector search have different scales',
            'Ranks are more precise than scores',
            'Adding scores would take too long',
            'Cosines can\'t be added because they may be negative',
          ],
          answer: 0,
          explanation: 'A word score of 14.2 and a cosine of 0.83 can\'t be compared; in a sum the larger scale would decide everything. Ranks always have the same scale.',
        },
        {
          key: 'steps-search',
          kind: 'order',
          prompt: 'Put the steps of one search in order.',
          items: [
            'Embed the question with the model that embedded the pages',
            'Compute its dot products with the rows of the reader\'s branch',
            'Select the positions of the k largest scores and sort them',
            'Look up titles and addresses for these positions',
          ],
          explanation: 'Filtering happens while or before the scores are computed, so that k results of the branch are found. Titles are looked up last, for k pages instead of all of them.',
        },
      ],
    },
  ],
}
