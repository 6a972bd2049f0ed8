import { markdown, type TopicInput } from '../markdown.ts'

export const answerAndStore: TopicInput = {
  key: 'answer-and-store',
  title: 'Answer from the results and store the vectors',
  resources: [
    { label: 'Retrieval-Augmented Generation for Knowledge-Intensive NLP Tasks', url: 'https://arxiv.org/abs/2005.11401' },
    { label: 'Python: sqlite3', url: 'https://docs.python.org/3/library/sqlite3.html' },
    { label: 'Approximate nearest neighbor search with HNSW graphs', url: 'https://arxiv.org/abs/1603.09320' },
    { label: 'Wikipedia: Vector database', url: 'https://en.wikipedia.org/wiki/Vector_database' },
  ],
  lessons: [
    {
      kind: 'video',
      key: 'answers-with-sources',
      title: 'Retrieval-augmented generation: answers with sources',
      videoUrl: 'https://www.youtube.com/watch?v=-GBW3g3PVTM',
      minutes: 13,
      text: markdown`
## What to look for

- The three steps: search, build the prompt, generate.
- Only the search is replaced when vectors are used instead of words.
- What the prompt says about missing knowledge.

## A prompt made of notes

A language model knows nothing about the rules of this library, but it can read. So the search finds the passages first, and the model writes the answer from them. This is retrieval-augmented generation, RAG for short. The part between search and model is ordinary code:

~~~python
hits = [
    (0.83, 'renewal', 'You can renew a loan twice, for four weeks each.'),
    (0.71, 'reserved', 'A reserved book cannot be renewed.'),
    (0.22, 'parking', 'The car park closes at 20:00.'),
]
question = 'Can I keep my book longer?'

def prompt(hits, lowest=0.5):
    used = [f'[{name}] {text}' for score, name, text in hits if score >= lowest]
    if not used:
        return None
    return '\n'.join(['Answer from these notes only and name the note.', *used, 'Question: ' + question])

print(prompt(hits))
print(prompt(hits, lowest=0.9))
~~~

~~~text
Answer from these notes only and name the note.
[renewal] You can renew a loan twice, for four weeks each.
[reserved] A reserved book cannot be renewed.
Question: Can I keep my book longer?
None
~~~

The note on parking has a score of 0.22 and is left out: an unrelated passage costs tokens and may end up in the answer. The second call demands a score of at least 0.9, no note is left, and the function returns None. The program can then say "I couldn't find anything about this" without asking the model at all. That is cheaper than an invented rule.

If an answer is wrong, look at the notes before you blame the model. There are two kinds of failure. The right passage wasn't found: improve chunks, search or pages. Or it was found and ignored: improve the prompt, or send fewer notes. The hit rate of the search is an upper bound for what the whole system can get right, apart from lucky guesses.

Texts that were found are data and not instructions. If readers can edit pages, somebody will write "ignore all rules" into one; the model shouldn't have rights that such a sentence could misuse. Naming the note in the answer lets readers check it.
`,
    },
    {
      kind: 'video',
      key: 'vectors-in-sqlite',
      title: 'Vectors in a SQLite file',
      videoUrl: 'https://www.youtube.com/watch?v=csxKescwJYM',
      minutes: 10,
      text: markdown`
## What to look for

- What is gained if the index survives a restart.
- How a vector is stored in a column.
- Filters in SQL and scores in the program.

## A blob of twelve bytes

A matrix in memory is gone when the program ends, and embedding everything again takes minutes. A file is enough to keep it. SQLite has no type for vectors, but a blob holds any bytes. The program stores unit vectors of three numbers, reads those of one branch and compares them with a question:

~~~python
import sqlite3
import numpy as np

db = sqlite3.connect(':memory:')
db.execute('CREATE TABLE page (id INTEGER PRIMARY KEY, title TEXT, branch TEXT, vector BLOB)')
for title, branch, vector in [('Renew books', 'north', [0.9, 0.1, 0.2]), ('Pay a fine', 'north', [0.3, 0.9, 0.1]), ('Lost card', 'south', [0.1, 0.2, 0.9])]:
    unit = np.array(vector, dtype=np.float32)
    unit /= np.linalg.norm(unit)
    db.execute('INSERT INTO page (title, branch, vector) VALUES (?, ?, ?)', (title, branch, unit.tobytes()))

rows = db.execute('SELECT title, vector FROM page WHERE branch = ?', ('north',)).fetchall()
matrix = np.frombuffer(b''.join(vector for _, vector in rows), dtype=np.float32).reshape(len(rows), -1)
scores = matrix @ np.array([0.8, 0.2, 0.1], dtype=np.float32)
print(matrix.shape, len(rows[0][1]))
print([(rows[i][0], round(float(scores[i]), 2)) for i in np.argsort(-scores)])
~~~

~~~text
(2, 3) 12
[('Renew books', 0.82), ('Pay a fine', 0.45)]
~~~

Two rows have the branch "north". Each vector takes $3 \cdot 4 = 12$ bytes, since a float32 has four. The function \`frombuffer\` reads them without parsing any text, so a matrix of 5,000 rows is loaded in a few milliseconds. The filter is done by SQL and the scores by NumPy; each does what it is good at. The question isn't divided by its length here, so the scores are cosines times the constant length of the question. The order is the same.

Two details cause most of the trouble. The type must be the same when writing and reading: twelve bytes read as float64 don't even fit, but 16 bytes silently become two wrong numbers. And the name of the model belongs in the table, because nothing in the bytes shows which model made them. When the model changes, fill a second column, compare, and then switch.

For some ten thousand vectors and one process this is all you need.
`,
    },
    {
      kind: 'practice',
      key: 'practice-cache',
      title: 'Keep the vectors of frequent questions',
      minutes: 30,
      problems: ['lru-cache'],
      text: 'Embedding the question is often the slowest step of a search, and readers ask the same things. A small cache that forgets the least recently used entry saves most of the calls.',
    },
    {
      kind: 'video',
      key: 'pgvector',
      title: 'PostgreSQL with pgvector, and what "approximate" means',
      videoUrl: 'https://www.youtube.com/watch?v=0P54MFyz-mc',
      minutes: 17,
      text: markdown`
## What to look for

- A column type for vectors and an operator for distances.
- The difference between a scan of all rows and an index.
- Joins and transactions: vectors beside the other data.

## Look into a few drawers only

The extension pgvector adds a type for vectors to PostgreSQL, and \`<=>\` is its operator for cosine *distance*, which is 1 minus the cosine. So the nearest pages come first in ascending order:

~~~sql
SELECT title FROM page WHERE branch = 'south' ORDER BY vector <=> $1 LIMIT 3;
~~~

Without an index the database compares all rows and the result is exact. An index makes it faster and approximate. One kind, called IVFFlat, sorts the vectors into lists around cluster centers, like drawers, and a question opens only the nearest drawers. This simulation has 8,000 vectors in 50 drawers. Each line shows the number of opened drawers, the share of the true ten nearest that were found (the recall), and the share of vectors that were compared:

~~~python
import numpy as np
from sklearn.cluster import KMeans

rng = np.random.default_rng(0)
topics = rng.standard_normal((40, 16))
pages = topics[rng.integers(40, size=8000)] + 1.3 * rng.standard_normal((8000, 16))
queries = topics[rng.integers(40, size=50)] + 1.3 * rng.standard_normal((50, 16))

lists = KMeans(50, n_init=1, random_state=0).fit(pages)
for probes in [1, 2, 5, 10, 50]:
    found, looked = 0, 0
    for q in queries:
        exact = np.argsort(((pages - q) ** 2).sum(axis=1))[:10]
        near = np.argsort(((lists.cluster_centers_ - q) ** 2).sum(axis=1))[:probes]
        member = np.isin(lists.labels_, near)
        found += member[exact].sum()
        looked += member.mean()
    print(probes, round(found / 500, 2), round(looked / 50, 2))
~~~

~~~text
1 0.49 0.02
2 0.66 0.04
5 0.84 0.1
10 0.94 0.19
50 1.0 1.0
~~~

With one drawer half of the true neighbors are missed. Ten drawers find 94% with a fifth of the work. With all fifty the search is exact again and nothing is saved. The right number depends on your data, so measure it: run a few hundred questions with and without the index and compare.

The other common index, HNSW, is a graph in which a search walks from neighbor to neighbor. It usually has a better recall for the same time, takes longer to build and needs more memory.
`,
    },
    {
      kind: 'practice',
      key: 'practice-k-means',
      title: 'Make the drawers',
      minutes: 30,
      problems: ['k-means-clustering-step'],
      text: 'The centers of the drawers come from k-means. Write one step of it, including the case of a drawer that nobody chose.',
    },
    {
      kind: 'video',
      key: 'smaller-runtime',
      title: 'Run the embedding model without a training library',
      videoUrl: 'https://www.youtube.com/watch?v=BMqa4OsCk58',
      minutes: 12,
      text: markdown`
## What to look for

- Why a model that only predicts doesn't need a library for training.
- Which steps around the model you have to do yourself.
- How to check that the new vectors equal the old ones.

## What happens after the last layer

A server that only embeds questions needs no gradients. Exported to a format such as ONNX, the model runs in a small runtime, and the installation shrinks from gigabytes to a fraction of that. But the exported file often ends with one vector for each *token*. Two steps that the larger library did silently are now yours: average the tokens, and divide by the length. Short texts are padded so that all texts of a batch have the same number of tokens, and the padding must not be averaged:

~~~python
import numpy as np

tokens = np.array([[[1.0, 0.0], [3.0, 2.0], [9.0, 9.0]],    # two words and padding
                   [[0.0, 2.0], [1.0, 1.0], [2.0, 0.0]]])   # three words
mask = np.array([[1, 1, 0], [1, 1, 1]])
pooled = (tokens * mask[:, :, None]).sum(axis=1) / mask.sum(axis=1, keepdims=True)
print(pooled.tolist())
print((pooled / np.linalg.norm(pooled, axis=1, keepdims=True)).round(3).tolist())

rng = np.random.default_rng(0)
weights = rng.normal(0, 0.02, 100_000).astype(np.float32)
step = np.abs(weights).max() / 127
small = np.round(weights / step).astype(np.int8)
print(weights.nbytes, small.nbytes, float(np.abs(small * step - weights).max() / step) <= 0.5001)
~~~

~~~text
[[2.0, 1.0], [1.0, 1.0]]
[[0.894, 0.447], [0.707, 0.707]]
400000 100000 True
~~~

The first text has two real tokens, $(1, 0)$ and $(3, 2)$, so the mean is $(2, 1)$. The padding $(9, 9)$ is masked out. If you forget the mask, the vector of a short text depends on the longest text in its batch, a mistake that no exception reports. The second line shows the unit vectors.

The last line is about size. Weights are stored as 8-bit integers with a common step width: 100,000 bytes instead of 400,000. Each weight is off by at most half a step. Whether the search notices can be measured: embed fifty texts both ways, compare the cosines, and compute the hit rate again. If cosines differ in the first decimal place, the pooling is wrong, not the rounding.
`,
    },
    {
      kind: 'quiz',
      key: 'check-answers',
      title: 'Check: answer and store',
      minutes: 8,
      questions: [
        {
          key: 'rag-failure',
          kind: 'single',
          prompt: 'An answer of the library\'s assistant is wrong. The passage with the right rule exists, but it wasn\'t among the notes in the prompt. What should you improve first?',
          options: ['The wording of the prompt', 'The language model', 'The number of words in the answer', 'The search: chunks, embedding or number of results'],
          answer: 3,
          explanation: 'The model can\'t use a passage that it wasn\'t given. Prompt and model matter when the right note was there and the answer ignored it.',
        },
        {
          key: 'bytes',
          kind: 'number',
          prompt: 'How many bytes does a vector with 384 numbers of type float32 need in a blob?',
          answer: 1536,
          explanation: 'A float32 has 4 bytes: 384 · 4 = 1536. Read as float64, the same bytes would be 192 meaningless numbers.',
        },
        {
          key: 'cosine-distance',
          kind: 'single',
          prompt: 'A query sorts by cosine distance in *descending* order and returns three rows. What are they?',
          options: ['The three best matches', 'Three random rows', 'The three vectors that point away most from the question', 'The three longest vectors'],
          answer: 2,
          explanation: 'Cosine distance is 1 minus the cosine, so small is near. Descending order puts the least similar rows first.',
        },
        {
          key: 'approximate',
          kind: 'multiple',
          prompt: 'An index with lists around cluster centers opens more lists per question. What happens?',
          options: ['Recall rises or stays the same', 'A question takes longer', 'The vectors take more memory', 'The result can get closer to the exact one'],
          answers: [0, 1, 3],
          explanation: 'More lists mean more comparisons and fewer missed neighbors. The stored vectors don\'t change. With all lists open the search is exact.',
        },
        {
          key: 'pooling-code',
          kind: 'output',
          prompt: 'What does this program print?',
          code: 'tokens = [[2, 4], [4, 0], [9, 9]]\nmask = [1, 1, 0]\nn = sum(mask)\nprint([sum(t[i] * m for t, m in zip(tokens, mask)) / n for i in range(2)])',
          answer: '[3.0, 2.0]',
          explanation: 'Only the first two tokens count: (2 + 4)/2 = 3 and (4 + 0)/2 = 2. Averaging all three would give 5 and 4.33.',
        },
      ],
    },
  ],
}
