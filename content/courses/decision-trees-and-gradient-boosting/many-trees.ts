import { markdown, type TopicInput } from '../markdown.ts'

export const manyTrees: TopicInput = {
  key: 'many-trees',
  title: 'Many trees',
  resources: [
    { label: 'scikit-learn: ensembles', url: 'https://scikit-learn.org/stable/modules/ensemble.html' },
    { label: 'XGBoost: A Scalable Tree Boosting System', url: 'https://arxiv.org/abs/1603.02754' },
    { label: 'Wikipedia: Random forest', url: 'https://en.wikipedia.org/wiki/Random_forest' },
    { label: 'Wikipedia: Gradient boosting', url: 'https://en.wikipedia.org/wiki/Gradient_boosting' },
  ],
  lessons: [
    {
      kind: 'video',
      key: 'random-forest',
      title: 'Random forests: average trees that differ',
      videoUrl: 'https://www.youtube.com/watch?v=FZhcmOfNNZE',
      minutes: 31,
      text: markdown`
## What to look for

- Two sources of randomness: the rows and the features of each split.
- How the result changes with the number of trees.
- Which settings are worth tuning.

## Why a vote helps, and when it doesn't

Suppose that each of $n$ advisers is right with the probability 0.6, independently of the others. How often is the majority right?

~~~python
from math import comb

def majority(n, p):
    return sum(comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(n // 2 + 1, n + 1))

for n in [1, 3, 11, 101]:
    print(n, round(majority(n, 0.6), 3))
~~~

~~~text
1 0.6
3 0.648
11 0.753
101 0.979
~~~

A hundred and one mediocre advisers are right in 98% of the cases. The word that does the work is *independently*. If all of them read the same newspaper, the vote is as good as one of them. Trees trained on the same rows are nearly the same tree, so a random forest makes them differ: each tree gets rows drawn with replacement, and each split may only look at a random part of the features. The single tree becomes a little worse, the average much better.

Here are the orders of the last lesson, with two of six features per split and at least five orders per leaf. The number of trees is followed by the AUC on new orders:

~~~python
import numpy as np
from sklearn.ensemble import RandomForestClassifier
from sklearn.metrics import roc_auc_score
from sklearn.tree import DecisionTreeClassifier

def orders(n, rng):
    X = rng.uniform(size=(n, 6))
    score = 3 * X[:, 0] + 2 * X[:, 2] + 3 * X[:, 1] * (X[:, 3] > 0.5) - 3.6
    return X, rng.uniform(size=n) < 1 / (1 + np.exp(-2 * score))

rng = np.random.default_rng(0)
(X, y), (X_new, y_new) = orders(2000, rng), orders(2000, rng)
tree = DecisionTreeClassifier(random_state=0).fit(X, y)
print('tree', round(roc_auc_score(y_new, tree.predict_proba(X_new)[:, 1]), 3))
for n in [2, 10, 50, 200]:
    forest = RandomForestClassifier(n, min_samples_leaf=5, max_features=2, random_state=0).fit(X, y)
    print(n, round(roc_auc_score(y_new, forest.predict_proba(X_new)[:, 1]), 3))
~~~

~~~text
tree 0.751
2 0.829
10 0.874
50 0.885
200 0.888
~~~

The fully grown tree reached 0.751, and 200 trees reach 0.888. More trees never overfit in the sense that deeper trees do; the curve flattens, and from 50 trees on the gain is small. They only cost time. The trees themselves may be deep, because averaging removes the noise of their small leaves. Tune the minimum leaf size and the number of features per split.

Rows that a tree didn't draw, about 37% of them, can test this tree. This out-of-bag estimate is nearly as good as cross-validation and costs nothing.
`,
    },
    {
      kind: 'video',
      key: 'gradient-boosting',
      title: 'Gradient boosting: each tree corrects the sum so far',
      videoUrl: 'https://www.youtube.com/watch?v=xFarGClszEM',
      minutes: 31,
      text: markdown`
## What to look for

- Trees are trained one after the other, not side by side.
- What the next tree is trained on.
- Why validation must be watched while trees are added.

## Four orders, four steps

The cost of handling four orders was 4, 5, 9 and 10 euros; their prices were 40, 60, 80 and 120. Start with the mean, 7, for all of them. The residuals are $-3, -2, 2, 3$. Now fit a tiny tree, a stump with the question "price below 70?", to the *residuals*. Its leaves predict $-2.5$ and $2.5$. Add half of that to the prediction; the half is the learning rate. Then compute new residuals and repeat:

~~~python
prices = [40, 60, 80, 120]
cost = [4.0, 5.0, 9.0, 10.0]

prediction = [7.0] * 4  # the mean of the costs
for step in range(1, 5):
    residual = [c - p for c, p in zip(cost, prediction)]
    low = (residual[0] + residual[1]) / 2   # stump: price below 70
    high = (residual[2] + residual[3]) / 2
    prediction = [p + 0.5 * (low if price < 70 else high) for p, price in zip(prediction, prices)]
    loss = sum((c - p) ** 2 for c, p in zip(cost, prediction))
    print(step, [round(p, 3) for p in prediction], round(loss, 3))
~~~

~~~text
1 [5.75, 5.75, 8.25, 8.25] 7.25
2 [5.125, 5.125, 8.875, 8.875] 2.562
3 [4.812, 4.812, 9.188, 9.188] 1.391
4 [4.656, 4.656, 9.344, 9.344] 1.098
~~~

Each line shows the four predictions and the sum of squared residuals, which started at 26. The first step removes most of it. The steps get smaller, because less is left, and with this one question the loss can't fall below 1: the orders in a leaf share a prediction, while their costs differ by 1. Another question would be needed, and in real boosting each new tree is free to choose one.

For squared loss the residual is, up to a factor, the negative gradient of the loss. That is the whole idea of *gradient* boosting: for another loss, fit the next tree to its negative gradient. For yes or no with log loss this is $y - p$, the label minus the current probability.

A forest averages many strong trees that don't know of each other. Boosting adds many weak trees that depend on all earlier ones. So too many boosted trees can overfit, while more trees in a forest only make the average steadier.
`,
    },
    {
      kind: 'practice',
      key: 'practice-information',
      title: 'Choose informative features',
      minutes: 25,
      problems: ['mutual-information'],
      text: 'Trees use a gain in information at each split. Mutual information measures it for a whole table of two columns; it is a quick test for useless features before you train hundreds of trees.',
    },
    {
      kind: 'quiz',
      key: 'check-many-trees',
      title: 'Check: many trees',
      minutes: 8,
      questions: [
        {
          key: 'forest-boosting',
          kind: 'multiple',
          prompt: 'Which statements are true of gradient boosting, but not of random forests?',
          options: [
            'Each tree depends on the trees before it',
            'The trees can be trained at the same time on different machines',
            'Too many trees can make the result on new rows worse',
            'A learning rate scales the contribution of each tree',
          ],
          answers: [0, 2, 3],
          explanation: 'Boosted trees correct the sum of the earlier ones, so they are trained in sequence and can start to correct noise. The trees of a forest are independent of each other and can be trained in parallel.',
        },
        {
          key: 'boost-step',
          kind: 'number',
          prompt: 'A boosted model predicts 20 for a row whose target is 30. The next tree puts the row into a leaf with the mean residual 8. The learning rate is 0.1. What is the new prediction?',
          answer: 20.8,
          tolerance: 0.001,
          explanation: 'The tree contributes 0.1 · 8 = 0.8. The leaf predicts the mean residual of all its rows, so it needn\'t be the 10 that this row lacks.',
        },
        {
          key: 'correlated',
          kind: 'single',
          prompt: 'Why does each split of a random forest look at a random part of the features only?',
          options: [
            'To use less memory',
            'So that the trees differ and their errors cancel out',
            'To remove useless features',
            'So that each single tree becomes more accurate',
          ],
          answer: 1,
          explanation: 'Without this restriction the strongest feature would be at the root of nearly every tree, and the average of similar trees gains little. Each single tree gets slightly worse.',
        },
        {
          key: 'vote-code',
          kind: 'output',
          prompt: 'What does this program print?',
          code: 'votes = [[1, 0, 1], [0, 0, 1], [1, 0, 0]]  # three trees, three rows\nfor row in range(3):\n    yes = sum(tree[row] for tree in votes)\n    print(int(yes > len(votes) / 2), round(yes / 3, 2))',
          answer: '1 0.67\n0 0.0\n1 0.67',
          explanation: 'The first and the third row get two votes of three, the second gets none. The share of votes, or the mean of the trees\' probabilities, is the probability of the forest.',
        },
      ],
    },
  ],
}
