import { markdown, type TopicInput } from '../markdown.ts'

export const fromTextToVectors: TopicInput = {
  key: 'from-text-to-vectors',
  title: 'From text to vectors',
  resources: [
    { label: 'Efficient Estimation of Word Representations in Vector Space (word2vec)', url: 'https://arxiv.org/abs/1301.3781' },
    { label: 'Sentence-BERT: Sentence Embeddings using Siamese BERT-Networks', url: 'https://arxiv.org/abs/1908.10084' },
    { label: 'Wikipedia: Cosine similarity', url: 'https://en.wikipedia.org/wiki/Cosine_similarity' },
    { label: 'NumPy: the absolute basics for beginners', url: 'https://numpy.org/doc/stable/user/absolute_beginners.html' },
  ],
  lessons: [
    {
      kind: 'reading',
      key: 'before-you-start',
      title: 'Before you start: a library whose readers use other words',
      minutes: 5,
      text: markdown`
A city library has 400 help pages. The page that most readers need is called "Renew books online". The search log shows what they type instead: "extend my loan", "keep book longer", "more time please". A search that compares words finds nothing for any of these. A search that compares *meanings* has to know that "extend" and "renew" are used in the same way.

Embeddings make this possible. A model turns each text into a list of numbers, so that texts with similar meanings get similar lists. After that, search is geometry: find the vectors nearest to the vector of the question.

## What you will build

First you look at what the numbers stand for. Then you write the search in a few lines of NumPy, measure it and combine it with word search. Finally you base written answers on the results and put the vectors into a database.

## How to use the course

Real embedding models have millions of weights and return vectors with hundreds of numbers. The examples here use between two and sixty-four, often set by hand, because then you can check each cosine with a calculator. Everything you learn carries over: replace the small vectors by those of a model, and the code around them stays the same.
`,
    },
    {
      kind: 'video',
      key: 'why-vectors',
      title: 'Word search and vector search',
      videoUrl: 'https://www.youtube.com/watch?v=qyZgxTmC2cY',
      minutes: 10,
      text: markdown`
## What to look for

- Which questions word search answers well, and which it can't.
- The two steps of vector search: embed, then compare.
- Why both documents and questions must go through the same model.

## No word in common

We describe three help pages and a question with three numbers each: how much the text is about renewing, about money and about the library card. The question is "extend my loan". For each page the program prints the number of shared words, the cosine of the two vectors and the title:

~~~python
import math

query = 'extend my loan'
pages = {
    'Renew books online': [0.9, 0.1, 0.2],
    'My library card was stolen': [0.1, 0.2, 0.9],
    'Pay a fine': [0.3, 0.9, 0.1],
}
vector = [0.8, 0.2, 0.1]  # of the query, by hand: renewing, money, card

def cosine(a, b):
    return sum(x * y for x, y in zip(a, b)) / (math.hypot(*a) * math.hypot(*b))

for title, other in pages.items():
    shared = set(query.split()) & set(title.lower().split())
    print(len(shared), round(cosine(vector, other), 2), title)
~~~

~~~text
0 0.99 Renew books online
1 0.27 My library card was stolen
0 0.54 Pay a fine
~~~

Judged by words, the only candidate is "My library card was stolen", because it shares the word "my". Judged by vectors, "Renew books online" is nearly in the same direction as the question, although they have no word in common. The cosine is the dot product divided by both lengths:

$$
\cos(a, b) = \frac{a \cdot b}{|a|\,|b|}.
$$

It is 1 for the same direction, 0 for perpendicular vectors, and it ignores the length. So a long page isn't preferred to a short one just because its numbers are larger.

Vector search isn't better in every way. The number of a form such as "B-1147", a name or a rare title has hardly any meaning that a model could have learned, and word search finds it at once. Good systems use both. Remember also that the numbers of two different models have nothing to do with each other. If you change the model, every page must be embedded again.
`,
    },
    {
      kind: 'practice',
      key: 'practice-cosine',
      title: 'Find the document with the largest cosine',
      minutes: 15,
      problems: ['cosine-similarity-search'],
      text: 'This is the whole search of the lesson in a dozen lines. Take care that the best cosine may be negative.',
    },
    {
      kind: 'video',
      key: 'embeddings',
      title: 'Where embeddings come from',
      videoUrl: 'https://www.youtube.com/watch?v=kJOlW1HeMp4',
      minutes: 15,
      text: markdown`
## What to look for

- What a model has to predict while it learns the vectors.
- The difference between a vector for a word and a vector for a sentence.
- The number of dimensions, and what it costs.

## Words with the same neighbors

How can a program know that "renew" and "extend" are similar, if nobody tells it? They occur in similar company. Six short texts are enough to see it. The program counts how often two words share a text, keeps the three strongest axes of this table, and compares words by their cosine:

~~~python
import numpy as np

texts = ['renew book before due date', 'extend loan before due date', 'pay fine at desk',
         'pay fee at desk', 'reserve room for group', 'book room for group']
words = sorted({word for text in texts for word in text.split()})
table = np.array([[text.split().count(word) for word in words] for text in texts])
together = table.T @ table            # how often two words share a text
np.fill_diagonal(together, 0)
values, axes = np.linalg.eigh(together.astype(float))
vectors = axes[:, -3:] * values[-3:]  # three numbers for each word

def cosine(a, b):
    a, b = vectors[words.index(a)], vectors[words.index(b)]
    return a @ b / np.linalg.norm(a) / np.linalg.norm(b)

for pair in [('renew', 'extend'), ('fine', 'fee'), ('renew', 'fee'), ('book', 'renew'), ('book', 'reserve')]:
    print(pair, round(float(cosine(*pair)), 2) + 0.0)
~~~

~~~text
('renew', 'extend') 0.98
('fine', 'fee') 1.0
('renew', 'fee') 0.0
('book', 'renew') 0.82
('book', 'reserve') 0.66
~~~

"Renew" and "extend" never occur in the same text, and yet their cosine is 0.98, because both stand near "before", "due" and "date". "Fine" and "fee" are interchangeable here. "Renew" and "fee" share no neighbors, so their cosine is 0.

The last two lines show a limit. "Book" is a noun in the first text and a verb in the last, and there is a single vector for both. It lies between renewing and reserving. A vector for each *word* mixes its meanings. Models for sentences read the whole text first and then return one vector for it; "book" contributes differently in "renew a book" and in "book a room". They are trained with pairs: texts that belong together are pulled toward each other, all others are pushed apart.

A model can't place words that it has never read. Try your own abbreviations and product names on a model before you trust it, and check the languages of your readers.
`,
    },
    {
      kind: 'video',
      key: 'embed-the-data',
      title: 'Embed a whole collection',
      videoUrl: 'https://www.youtube.com/watch?v=NC89mz1iG4E',
      minutes: 13,
      text: markdown`
## What to look for

- Which parts of a record are put into the text that is embedded.
- Texts are embedded in batches, and the result is one matrix.
- What is stored beside the vectors.

## Chunks that overlap

A help page with ten topics gets one vector that is a bit of everything and near to nothing. So long pages are cut into chunks, and each chunk gets its own vector. An overlap keeps sentences that would be cut in the middle. Here are chunks of eight words with an overlap of three, and then the memory for 5,000 chunks with 384 numbers of 4 bytes each:

~~~python
def chunks(text, size, overlap):
    words = text.split()
    step = size - overlap
    return [' '.join(words[i:i + size]) for i in range(0, max(len(words) - overlap, 1), step)]

text = 'Loans last four weeks. You can renew twice unless somebody has reserved the book.'
for part in chunks(text, 8, 3):
    print(part)
print(5000 * 384 * 4 / 1e6, 'MB')
~~~

~~~text
Loans last four weeks. You can renew twice
can renew twice unless somebody has reserved the
has reserved the book.
7.68 MB
~~~

The first chunk ends with "renew twice", and the condition that follows is in the second one together with the last words of the first. Real chunks have 100 to 300 words. Too small, and a chunk doesn't say what it is about; too large, and its vector is blurred. Cutting at headings and paragraphs is better than counting words, where the text has them. It also helps to put the title of the page in front of each chunk.

Five thousand chunks need less than eight megabytes, so most collections fit into memory many times over. Divide each vector by its length once, when it is stored; then a dot product *is* the cosine. Store with each row the id of its page, the position of the chunk, the name of the model and a hash of the text. The hash tells you which chunks have changed and must be embedded again.
`,
    },
    {
      kind: 'quiz',
      key: 'check-vectors',
      title: 'Check: text and vectors',
      minutes: 8,
      questions: [
        {
          key: 'cosine-number',
          kind: 'number',
          prompt: 'What is the cosine of the vectors (3, 4) and (4, 3)?',
          answer: 0.96,
          tolerance: 0.001,
          explanation: 'The dot product is 3·4 + 4·3 = 24, and both lengths are 5: 24/25 = 0.96.',
        },
        {
          key: 'longer-vector',
          kind: 'single',
          prompt: 'Every number in the vector of a page is doubled. How does its cosine with the question change?',
          options: ['It doubles', 'It becomes four times as large', 'It is divided by two', 'It stays the same'],
          answer: 3,
          explanation: 'The dot product and the length of the page\'s vector both double, so the quotient doesn\'t change. The cosine looks only at directions.',
        },
        {
          key: 'memory',
          kind: 'number',
          prompt: 'How many megabytes (1 MB = 1,000,000 bytes) do 100,000 vectors with 768 numbers of 4 bytes each need?',
          answer: 307.2,
          tolerance: 0.5,
          explanation: '100,000 · 768 · 4 = 307,200,000 bytes, which is 307.2 MB. With 2 bytes per number it would be half of that.',
        },
        {
          key: 'word-search-better',
          kind: 'multiple',
          prompt: 'For which searches is word search likely to be better than vector search?',
          options: ['"form B-1147"', '"how long may I keep a novel"', '"ISBN 9780131103627"', '"place to work where nobody talks"'],
          answers: [0, 2],
          explanation: 'Codes and numbers have to match exactly and carry little meaning. The two questions paraphrase what the pages say, and there embeddings help.',
        },
        {
          key: 'chunk-code',
          kind: 'output',
          prompt: 'What does this program print?',
          code: "words = 'a b c d e f g'.split()\nsize, overlap = 3, 1\nfor i in range(0, len(words) - overlap, size - overlap):\n    print(''.join(words[i:i + size]))",
          answer: 'abc\ncde\nefg',
          explanation: 'Each chunk starts two words after the one before, so neighboring chunks share one word: c and e.',
        },
      ],
    },
  ],
}
