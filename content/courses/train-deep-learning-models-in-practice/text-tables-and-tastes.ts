import { markdown, type TopicInput } from '../markdown.ts'

export const textTablesAndTastes: TopicInput = {
  key: 'text-tables-and-tastes',
  title: 'Texts, tables and tastes',
  resources: [
    { label: 'Universal Language Model Fine-tuning for Text Classification', url: 'https://arxiv.org/abs/1801.06146' },
    { label: 'scikit-learn: permutation feature importance', url: 'https://scikit-learn.org/stable/modules/permutation_importance.html' },
    { label: 'Wikipedia: Random forest', url: 'https://en.wikipedia.org/wiki/Random_forest' },
    { label: 'Wikipedia: Matrix factorization (recommender systems)', url: 'https://en.wikipedia.org/wiki/Matrix_factorization_(recommender_systems)' },
  ],
  lessons: [
    {
      kind: 'video',
      key: 'text-to-numbers',
      title: 'Texts: tokens, numbers and a model that has read before',
      videoUrl: 'https://www.youtube.com/watch?v=toUgBQv1BT8',
      minutes: 100,
      text: markdown`
## What to look for

- The two steps from a text to numbers: tokens, then ids.
- Why a language model is trained before the classifier.
- How the validation set has to be chosen.

## Full bins

A network needs numbers. So a text is cut into tokens, and each token is replaced by its place in a vocabulary. Here the tokens are words, and the vocabulary contains the words that occur at least twice in three messages of residents:

~~~python
from collections import Counter

texts = ['the bin is full', 'the glass bin is full again', 'the truck did not come']
counts = Counter(word for text in texts for word in text.split())
vocabulary = ['[unknown]'] + sorted(word for word, n in counts.items() if n >= 2)
ids = {word: i for i, word in enumerate(vocabulary)}
print(vocabulary)
for text in ['the bin is full', 'der Container ist voll', 'the bin is overfull']:
    numbers = [ids.get(word, 0) for word in text.split()]
    print(numbers, numbers.count(0) / len(numbers))
~~~

~~~text
['[unknown]', 'bin', 'full', 'is', 'the']
[4, 1, 3, 2] 0.0
[0, 0, 0, 0] 1.0
[4, 1, 3, 0] 0.25
~~~

The sentence "the bin is full" becomes 4, 1, 3, 2. The German message consists of unknown words only: its four zeros say nothing, and no model behind them can know what was meant. In the last message one word of four is unknown, and it is the one that matters. Modern tokenizers cut rare words into pieces, such as "over" and "full", so that hardly anything is unknown. They still cut some languages into many more pieces than others, which makes these slower and more expensive.

Three messages teach nobody a language. As with photos, one starts from a model that has already learned to continue texts, fine-tunes it on the messages, and then trains a last layer for the classes "full", "damaged" and "missed".

Choose the validation messages as the future will choose them. If the same resident writes ten times, all ten belong on one side. Otherwise the model recognizes the writer and not the problem, and your validation result is too good.
`,
    },
    {
      kind: 'practice',
      key: 'practice-tokens',
      title: 'Learn pieces of words',
      minutes: 45,
      problems: ['byte-pair-encoding'],
      text: 'The remedy for unknown words, written by hand: merge the most frequent pair of pieces, again and again. It is a harder problem, and the rule for ties matters.',
    },
    {
      kind: 'video',
      key: 'forests-for-tables',
      title: 'Tables: try a random forest first',
      videoUrl: 'https://www.youtube.com/watch?v=AdhG64NF76E',
      minutes: 107,
      text: markdown`
## What to look for

- One question, then a tree, then many trees.
- What the importance of a column means.
- Why little preparation is needed.

## How heavy will the truck be?

For tables without images or texts, deep learning is often not the best choice. A random forest needs no scaling and hardly any tuning, and it gives a result in a minute that a network has to beat. The center predicts the kilograms in a bin from the number of people in the house, the temperature, the weekday and, as a test, the number painted on the bin. On Mondays there are 30 kg more:

~~~python
import numpy as np
from sklearn.ensemble import RandomForestRegressor
from sklearn.inspection import permutation_importance

rng = np.random.default_rng(0)
names = ['people', 'warmth', 'weekday', 'bin number']
X = np.column_stack([rng.integers(1, 60, 600), rng.normal(15, 6, 600), rng.integers(0, 7, 600), rng.permutation(600)])
kilos = 4 * X[:, 0] + 30 * (X[:, 2] == 0) + rng.normal(0, 15, 600)
forest = RandomForestRegressor(100, random_state=0).fit(X[:400], kilos[:400])
print('R2', round(forest.score(X[400:], kilos[400:]), 2))
result = permutation_importance(forest, X[400:], kilos[400:], n_repeats=10, random_state=0)
for i in np.argsort(-result.importances_mean):
    print(names[i], round(result.importances_mean[i], 3))
~~~

~~~text
R2 0.94
people 1.919
weekday 0.042
warmth 0.0
bin number -0.001
~~~

The forest explains 94% of the variation on rows that it hasn't seen. The other lines show the *permutation importance*: the values of one column are shuffled, and the loss of R² is measured. Without the number of people the predictions become useless. The weekday matters a little, temperature and bin number not at all.

Such a list is the fastest way to find faults in a table. If the bin number had a large importance, you would ask why: perhaps the numbers were given in the order of the streets, or the rows are sorted by weight. And a column that is suspiciously important may contain the answer, for example a fee that was computed from the weight.

The importance belongs to this model and this data. Two columns with the same information share it, and each then looks unimportant. It says nothing about causes either: repainting a bin doesn't change its weight.
`,
    },
    {
      kind: 'practice',
      key: 'practice-split',
      title: 'Find the first question of a tree',
      minutes: 30,
      problems: ['decision-tree-split-by-gini-impurity'],
      text: 'A forest consists of such questions. Write the search for the best one, and you understand why neither scaling nor outliers disturb it.',
    },
    {
      kind: 'video',
      key: 'collaborative-filtering',
      title: 'Tastes: fill the gaps in a table of ratings',
      videoUrl: 'https://www.youtube.com/watch?v=p4ZZq0736Po',
      minutes: 110,
      text: markdown`
## What to look for

- Each user and each item gets a vector that is learned.
- A rating is predicted by a dot product.
- Why biases and weight decay are added.

## Four people, four recipes

Two people like the first two recipes (soups from vegetables) and two the others (puddings from bread). Each has rated three of four. What would the missing ratings be? Give each person and each recipe a small vector of *factors*. The prediction is the mean of all ratings plus the dot product of both vectors; the vectors are found by gradient steps on the known ratings. The program tries one factor or three, with different weight decay, which pulls all vectors toward zero. It prints the error on the known ratings and the four predictions:

~~~python
import numpy as np

ratings = np.array([[5, 4, 1, np.nan], [4, 5, np.nan, 1], [1, np.nan, 5, 4], [np.nan, 1, 4, 5]])
known = ~np.isnan(ratings)
mean = ratings[known].mean()

def fit(factors, decay):
    rng = np.random.default_rng(0)
    people, recipes = rng.normal(0, 0.1, (4, factors)), rng.normal(0, 0.1, (4, factors))
    for step in range(3000):
        error = np.where(known, np.nan_to_num(ratings) - mean - people @ recipes.T, 0)
        people, recipes = people + 0.02 * (error @ recipes - decay * people), recipes + 0.02 * (error.T @ people - decay * recipes)
    return np.sqrt((error**2).sum() / known.sum()), mean + people @ recipes.T

for factors, decay in [(1, 0.1), (3, 0.0), (3, 0.5)]:
    error, table = fit(factors, decay)
    print(factors, decay, round(float(error), 2), table[~known].round(1))
~~~

~~~text
1 0.1 0.69 [1.8 1.8 1.8 1.8]
3 0.0 0.0 [3.7 3.7 1.4 1.4]
3 0.5 0.29 [3.2 3.2 2.1 2.1]
~~~

Look at the second line. With three factors and no decay all known ratings are reproduced exactly, with the error 0.00, and two of the missing ratings are predicted as 3.7, although a person who likes soup would rate the pudding near 1. There were more free numbers (24) than ratings (12). With one factor the known ratings are fitted less well, with an error of 0.69, and the missing ones are predicted as 1.8: sensible, and carefully pulled toward the mean of 3.3. With three factors and a strong decay the result is in between.

Nobody said what the factor means. It turned out to be "soup or pudding". Vectors that are learned like this are embeddings, the same as for words.
`,
    },
    {
      kind: 'quiz',
      key: 'check-kinds',
      title: 'Check: texts, tables and tastes',
      minutes: 8,
      questions: [
        {
          key: 'leak-writers',
          kind: 'single',
          prompt: 'Ten messages of the same resident are spread over training and validation rows. What is the danger?',
          options: [
            'The vocabulary becomes too large',
            'The model can recognize the writer, and the validation result is too good',
            'The validation rows are too few',
            'The training takes longer',
          ],
          answer: 1,
          explanation: 'New residents will write in the future. A validation set that contains known writers measures an easier task.',
        },
        {
          key: 'dot-number',
          kind: 'number',
          prompt: 'The mean rating is 3. A person has the vector (1, −0.5), a recipe the vector (1.2, 0.4). Which rating is predicted?',
          answer: 4,
          tolerance: 0.001,
          explanation: '3 + 1 · 1.2 + (−0.5) · 0.4 = 3 + 1.2 − 0.2 = 4. The first factor speaks for the recipe, the second slightly against it.',
        },
        {
          key: 'zero-error',
          kind: 'single',
          prompt: 'A factorization reproduces all known ratings exactly. What follows for the missing ones?',
          options: ['They are predicted exactly, too', 'They are all equal to the mean', 'The number of factors is too small', 'Nothing yet: hold back some known ratings and test'],
          answer: 3,
          explanation: 'With enough factors any table can be reproduced. Only ratings that were held back show whether a pattern was found or the table was memorized.',
        },
        {
          key: 'importance',
          kind: 'multiple',
          prompt: 'Which statements about permutation importance are true?',
          options: [
            'It measures how much worse the predictions get if a column is shuffled',
            'It proves that a column is a cause of the target',
            'Two columns with the same information can both look unimportant',
            'It should be measured on rows that were not used for training',
          ],
          answers: [0, 2, 3],
          explanation: 'The model can fall back on the second column when the first one is shuffled. And the importance describes what the model uses, not what would happen if the world were changed.',
        },
        {
          key: 'ids-code',
          kind: 'output',
          prompt: 'What does this program print?',
          code: "vocabulary = ['[unknown]', 'bin', 'full', 'is', 'my']\nids = {word: i for i, word in enumerate(vocabulary)}\nprint([ids.get(word, 0) for word in 'my red bin is Full'.split()])",
          answer: '[4, 0, 1, 3, 0]',
          explanation: '"red" is unknown, and so is "Full" with a capital letter, because nothing was converted to lowercase. Such details must be the same in training and in use.',
        },
      ],
    },
  ],
}
