import { markdown, type TopicInput } from '../markdown.ts'

export const oneTree: TopicInput = {
  key: 'one-tree',
  title: 'One tree',
  resources: [
    { label: 'scikit-learn: decision trees', url: 'https://scikit-learn.org/stable/modules/tree.html' },
    { label: 'Wikipedia: Decision tree learning', url: 'https://en.wikipedia.org/wiki/Decision_tree_learning' },
    { label: 'scikit-learn: DecisionTreeClassifier', url: 'https://scikit-learn.org/stable/modules/generated/sklearn.tree.DecisionTreeClassifier.html' },
  ],
  lessons: [
    {
      kind: 'video',
      key: 'tree-of-rules',
      title: 'A tree is a set of nested rules',
      videoUrl: 'https://www.youtube.com/watch?v=YGiQvFbSIg8',
      minutes: 21,
      text: markdown`
## What to look for

- A prediction is a walk from the root to a leaf.
- Where the probability in a leaf comes from.
- The gap between training and validation when the tree may grow freely.

## Ten orders

For ten orders we know the number of sizes and the price. Orders with two or three sizes came back, with one exception; of those with a single size only the most expensive did. The library prints the learned tree as text:

~~~python
import numpy as np
from sklearn.tree import DecisionTreeClassifier, export_text

# sizes in the order, price in euros
X = np.array([[1, 60], [1, 80], [1, 150], [1, 170], [2, 70], [2, 90], [2, 160], [3, 120], [1, 90], [2, 65]])
returned = np.array([0, 0, 0, 1, 1, 1, 1, 1, 0, 0])
tree = DecisionTreeClassifier(max_depth=2, random_state=0).fit(X, returned)
print(export_text(tree, feature_names=['sizes', 'price']))
print(tree.predict_proba([[2, 100], [1, 100]])[:, 1])
~~~

~~~text
|--- sizes <= 1.50
|   |--- price <= 160.00
|   |   |--- class: 0
|   |--- price >  160.00
|   |   |--- class: 1
|--- sizes >  1.50
|   |--- price <= 67.50
|   |   |--- class: 0
|   |--- price >  67.50
|   |   |--- class: 1

[1. 0.]
~~~

Read it as nested conditions: if there are at most 1.5 sizes and the price is at most 160, the shoes are kept. The threshold lies halfway between two observed values, here 150 and 170 euros. The last line shows the probability of a return for two new orders: two sizes for 100 euros get 1, one size for 100 euros gets 0.

Those probabilities are the shares of returned orders in the leaf, and here is the problem. The rule "more than 160 euros" rests on *one* order. Its leaf is pure because nobody else is in it, and "100% return" is what one coin tossed once would tell you about heads. Small leaves always look certain.

Note also what the tree didn't need. Prices and sizes have different units, and nothing was scaled: a threshold on euros becomes the same threshold on cents. The influence of the price depends on the number of sizes, and the tree found this interaction without a product of columns.
`,
    },
    {
      kind: 'practice',
      key: 'practice-predict',
      title: 'Walk rows down a tree',
      minutes: 15,
      problems: ['decision-tree-prediction'],
      text: 'You have read a tree; now let a program read one. It is a short loop, and the comparison with equality decides whether it agrees with the library.',
    },
    {
      kind: 'video',
      key: 'impurity',
      title: 'How a split is chosen: impurity instead of errors',
      videoUrl: 'https://www.youtube.com/watch?v=XODz6LwKY7g',
      minutes: 37,
      text: markdown`
## What to look for

- All thresholds of all features are tried, one split at a time.
- The impurity of a split is a weighted mean of its two sides.
- Which criteria end the growth.

## Two splits with the same number of errors

Take 800 orders, 400 kept and 400 returned. Split A makes the groups (300, 100) and (100, 300). Split B makes (200, 400) and (200, 0). If each side answers with its majority, A makes 200 mistakes, and B makes 200 as well. By the error rate they are equal. Yet B has produced a group of 200 orders about which nothing remains to be asked. The impurity shows the difference. For each split the program prints the error rate, the Gini impurity and the entropy in bits, each weighted by the size of the sides:

~~~python
from math import log2

def measures(a, b):
    p = a / (a + b)
    entropy = -sum(q * log2(q) for q in (p, 1 - p) if q > 0)
    return min(p, 1 - p), 2 * p * (1 - p), entropy

for name, sides in [('A', [(300, 100), (100, 300)]), ('B', [(200, 400), (200, 0)])]:
    n = sum(a + b for a, b in sides)
    result = [sum((a + b) / n * measures(a, b)[i] for a, b in sides) for i in range(3)]
    print(name, [round(value, 3) for value in result])
~~~

~~~text
A [0.25, 0.375, 0.811]
B [0.25, 0.333, 0.689]
~~~

Gini falls to 0.333 for B and only to 0.375 for A; entropy agrees. Both curves are strictly concave, so a mixed and a pure side are preferred to two half-mixed ones. Between Gini and entropy the choice rarely matters.

The algorithm is greedy: it takes the best split now and never reconsiders it. Suppose that shoes come back exactly if *either* the price is high *or* the delivery is late, but not both. Neither question alone improves anything, so a greedy algorithm has no reason to start, although two levels would solve the problem. In practice noise usually gives it some first split, and the second level repairs the rest. Deeper trees can express such patterns; they need enough rows to find them.
`,
    },
    {
      kind: 'practice',
      key: 'practice-split',
      title: 'Search the best threshold in one pass',
      minutes: 30,
      problems: ['decision-tree-split-by-gini-impurity'],
      text: 'Trying each threshold from scratch is slow. After sorting, the counts on both sides change by one row at a time; that is what makes trees fast.',
    },
    {
      kind: 'video',
      key: 'size-of-a-tree',
      title: 'The size of a tree',
      videoUrl: 'https://www.youtube.com/watch?v=XJaxwH50Qok',
      minutes: 21,
      text: markdown`
## What to look for

- The maximum depth and the minimum number of rows per leaf.
- Which is searched first, and how fine the grid has to be.
- The curve of the validation result: it rises, then falls.

## 287 leaves for 2,000 orders

The generated orders follow a rule with three parts: many sizes, many past returns, and expensive shoes that arrive late. The answer is drawn at random with the resulting probability, so nobody can predict it perfectly. Trees of different sizes are trained on 2,000 orders. Each line shows the maximum depth, the minimum leaf size, the AUC on the training orders and on 2,000 new ones, and the number of leaves:

~~~python
import numpy as np
from sklearn.metrics import roc_auc_score
from sklearn.tree import DecisionTreeClassifier

def orders(n, rng):
    X = rng.uniform(size=(n, 6))  # sizes, price, past returns, days, two useless columns
    score = 3 * X[:, 0] + 2 * X[:, 2] + 3 * X[:, 1] * (X[:, 3] > 0.5) - 3.6
    return X, rng.uniform(size=n) < 1 / (1 + np.exp(-2 * score))

rng = np.random.default_rng(0)
(X, y), (X_new, y_new) = orders(2000, rng), orders(2000, rng)
for depth, leaf in [(1, 1), (3, 1), (5, 1), (8, 1), (None, 1), (None, 30)]:
    tree = DecisionTreeClassifier(max_depth=depth, min_samples_leaf=leaf, random_state=0).fit(X, y)
    auc = [roc_auc_score(b, tree.predict_proba(a)[:, 1]) for a, b in [(X, y), (X_new, y_new)]]
    print(depth, leaf, [round(float(value), 3) for value in auc], tree.get_n_leaves())
~~~

~~~text
1 1 [0.689, 0.703] 2
3 1 [0.867, 0.84] 8
5 1 [0.922, 0.865] 32
8 1 [0.982, 0.788] 153
None 1 [1.0, 0.751] 287
None 30 [0.925, 0.865] 46
~~~

One question gives 0.70. Five levels reach 0.865 on new orders. Then the two columns diverge: with eight levels the training result still rises, while the result on new orders falls, and without any limit the tree is perfect on the past and reaches only 0.751 on the future. Of its 287 leaves, most hold a handful of orders whose outcome was chance.

The last line stops differently: the depth is free, but each leaf needs at least 30 orders. It does as well as depth 5. This limit adapts to the data, because the tree may be deep where there are many orders and shallow where there are few. A limit of 30 also makes each probability an average over at least 30 orders, so that it is never as certain as 1 out of 1.

Search the depth coarsely first, then the leaf size for two or three good depths. Choose with validation rows, and keep a test set for the end.
`,
    },
    {
      kind: 'quiz',
      key: 'check-one-tree',
      title: 'Check: one tree',
      minutes: 8,
      questions: [
        {
          key: 'gini-split',
          kind: 'number',
          prompt: 'A split makes the groups (40 kept, 10 returned) and (0 kept, 50 returned). What is the weighted Gini impurity after the split?',
          answer: 0.16,
          tolerance: 0.001,
          explanation: 'The first group has 1 − 0.8² − 0.2² = 0.32, the second is pure. Each has half of the rows: 0.5 · 0.32 + 0.5 · 0 = 0.16.',
        },
        {
          key: 'transform',
          kind: 'single',
          prompt: 'You replace the price by its logarithm and train the same tree again on the same rows. What happens to the training predictions?',
          options: [
            'They stay the same, because the order of the prices does',
            'They improve, because the distribution is less skewed',
            'They get worse, because differences shrink',
            'They stay the same only after standardizing',
          ],
          answer: 0,
          explanation: 'A split asks whether a value is below a threshold. The logarithm keeps the order, so every possible division of the training rows exists before and after. (A new price between two training prices may fall on the other side of a midpoint.)',
        },
        {
          key: 'entropy',
          kind: 'number',
          prompt: 'What is the entropy, in bits, of a leaf with 20 kept and 20 returned orders?',
          answer: 1,
          tolerance: 0.001,
          explanation: 'With shares of one half: −2 · 0.5 · log₂ 0.5 = 1 bit. It is the largest value for two classes.',
        },
        {
          key: 'overfitted',
          kind: 'multiple',
          prompt: 'A tree has an AUC of 1.0 on its training rows and 0.75 on new rows. Which changes are worth trying?',
          options: ['A smaller maximum depth', 'A larger minimum number of rows per leaf', 'A larger maximum depth', 'Standardizing all columns', 'More training rows'],
          answers: [0, 1, 4],
          explanation: 'The tree has memorized chance. A smaller tree or more rows per leaf helps, and so does more data. More depth makes it worse, and scaling doesn\'t change the splits.',
        },
        {
          key: 'growth',
          kind: 'order',
          prompt: 'Put the steps of growing one node in order.',
          items: [
            'For each feature, sort the rows of the node',
            'Compute the weighted impurity for each threshold between different values',
            'Take the feature and threshold with the smallest impurity',
            'Divide the rows and repeat in both parts, unless a limit is reached',
          ],
          explanation: 'The choice is made once per node and never revised. The limits, such as the depth or the leaf size, decide whether a part becomes a leaf.',
        },
      ],
    },
  ],
}
