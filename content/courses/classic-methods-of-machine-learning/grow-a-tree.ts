import { markdown, type TopicInput } from '../markdown.ts'

export const growATree: TopicInput = {
  key: 'grow-a-tree',
  title: 'Grow a tree',
  resources: [
    { label: 'scikit-learn: decision trees', url: 'https://scikit-learn.org/stable/modules/tree.html' },
    { label: 'Wikipedia: Decision tree learning', url: 'https://en.wikipedia.org/wiki/Decision_tree_learning' },
    { label: 'An Introduction to Statistical Learning', url: 'https://www.statlearning.com/' },
  ],
  lessons: [
    {
      kind: 'video',
      key: 'classification-trees',
      title: 'Classification trees: ask the purest question first',
      videoUrl: 'https://www.youtube.com/watch?v=_L39rN6gz7Y',
      minutes: 23,
      text: markdown`
## What to look for

- Impurity as a number, and how the two sides of a question are weighted.
- Candidate thresholds for a numeric feature.
- When a branch becomes a leaf, and what the leaf answers.

## Does a guest order a second coffee?

Of twelve guests six ordered a second coffee. Draw two guests at random, the second one from all twelve again: half of the time their answers differ. This probability is the Gini impurity:

$$
G = 1 - p_{\text{yes}}^2 - p_{\text{no}}^2 = 1 - 0.5^2 - 0.5^2 = 0.5.
$$

Two questions are available. "Brought a book?" splits the guests into (5 yes, 1 no) and (1 yes, 5 no). "Sits outside?" splits them into (2 yes, 0 no) and (4 yes, 6 no). The second one has a perfectly pure side. Is it better?

~~~python
def gini(yes, no):
    n = yes + no
    return 1 - (yes / n) ** 2 - (no / n) ** 2

def after(left, right):
    n = sum(left) + sum(right)
    return sum(left) / n * gini(*left) + sum(right) / n * gini(*right)

print(round(gini(6, 6), 3))
print(round(after((5, 1), (1, 5)), 3))
print(round(after((2, 0), (4, 6)), 3))
~~~

~~~text
0.5
0.278
0.4
~~~

No. After a question the impurities of the two sides are averaged, *weighted by their sizes*. The book leaves 0.278; the seat leaves 0.4, because the pure side has only two guests and the other ten are still mixed. The book is asked first, and the search is repeated within each side.

A numeric feature such as the age is sorted, and every midpoint between neighboring values is tried as a threshold. A branch ends when it is pure, too small, or when no question helps enough. Its leaf answers with the majority. A tree that grows until all leaves are pure remembers every guest, including those who ordered by mistake; limit its depth or the size of its leaves.
`,
    },
    {
      kind: 'practice',
      key: 'practice-split',
      title: 'Find the best threshold',
      minutes: 30,
      problems: ['decision-tree-split-by-gini-impurity'],
      text: 'You compared two questions by hand. Now try every threshold of a numeric feature, and take care that equal values stay on one side.',
    },
    {
      kind: 'video',
      key: 'regression-trees',
      title: 'Regression trees: steps instead of a line',
      videoUrl: 'https://www.youtube.com/watch?v=g9c66TUylZ4',
      minutes: 27,
      text: markdown`
## What to look for

- A leaf predicts the mean of its training rows.
- The best threshold leaves the smallest sum of squared residuals.
- How a minimum number of rows per leaf prevents overfitting.

## The rush at noon

From 8:00 to 15:00 the café counts 10, 12, 11, 13, 42, 45, 20 and 18 guests per hour. No straight line describes this: the numbers jump at noon and fall at 14:00. A regression tree splits the day into ranges and predicts one constant in each, the mean of its hours. To choose a cut, compute the squared residuals on both sides:

~~~python
import numpy as np

hour = np.array([8, 9, 10, 11, 12, 13, 14, 15])
guests = np.array([10, 12, 11, 13, 42, 45, 20, 18])

def squares(values):
    return ((values - values.mean()) ** 2).sum()

print('no question', round(squares(guests), 1))
for cut in [9.5, 11.5, 13.5]:
    left, right = guests[hour < cut], guests[hour >= cut]
    print(cut, round(left.mean(), 2), round(right.mean(), 2), round(squares(left) + squares(right), 1))
~~~

~~~text
no question 1391.9
9.5 11.0 24.83 1104.8
11.5 11.5 31.25 611.8
13.5 22.17 19.0 1376.8
~~~

Each row shows the cut, the mean on the left, the mean on the right and the sum of squares. Before any question it is 1391.9. The cut at 11.5 reduces it to 611.8, more than the others: a quiet morning with 11.5 guests and a busy time with 31.25. In the next round the left side is nearly constant already, so the right side is cut at 13.5, into 43.5 guests at noon and 19 afterward. Three leaves now describe the day in a way that anybody can read.

With a leaf for every hour the residuals would be zero, and the tree would predict tomorrow that exactly 45 guests come at 13:00. Requiring at least two or, with more data, twenty rows per leaf keeps the means stable. Note also what a tree can't do: beyond the last hour it repeats its last constant. A trend never continues.
`,
    },
    {
      kind: 'practice',
      key: 'practice-prediction',
      title: 'Walk an example down a tree',
      minutes: 15,
      problems: ['decision-tree-prediction'],
      text: 'A trained tree is only a table of questions. Follow them for each row, and mind whether a value equal to the threshold goes left or right.',
    },
    {
      kind: 'quiz',
      key: 'check-trees',
      title: 'Check: trees',
      minutes: 8,
      questions: [
        {
          key: 'gini-number',
          kind: 'number',
          prompt: 'A leaf holds 8 guests who said yes and 2 who said no. What is its Gini impurity?',
          answer: 0.32,
          tolerance: 0.001,
          explanation: '1 − 0.8² − 0.2² = 1 − 0.64 − 0.04 = 0.32. A pure leaf has 0, an even one 0.5.',
        },
        {
          key: 'weighted',
          kind: 'number',
          prompt: 'A question sends 30 rows to a side with impurity 0.2 and 10 rows to a side with impurity 0.4. What is the impurity after the question?',
          answer: 0.25,
          tolerance: 0.001,
          explanation: 'Weighted by size: 0.75 · 0.2 + 0.25 · 0.4 = 0.25. The unweighted mean, 0.3, would give the small side too much influence.',
        },
        {
          key: 'leaf-code',
          kind: 'output',
          prompt: 'What does this program print?',
          code: 'left, right = [4, 6], [10, 11, 15]\nfor side in (left, right):\n    mean = sum(side) / len(side)\n    print(mean, sum((v - mean) ** 2 for v in side))',
          answer: '5.0 2.0\n12.0 14.0',
          explanation: 'Each leaf predicts its mean. The residuals are −1 and 1 on the left, −2, −1 and 3 on the right, so the cut leaves a sum of squares of 16.',
        },
        {
          key: 'extrapolate',
          kind: 'single',
          prompt: 'A regression tree was trained on temperatures from 14 to 30 °C. What does it predict at 38 °C?',
          options: ['A value on the extended line of the last leaves', 'The same as at 30 °C', 'The mean of all training rows', 'An error, because the value is out of range'],
          answer: 1,
          explanation: '38 is above every threshold, so it ends in the same leaf as 30 and gets that mean. Trees never extrapolate a trend.',
        },
      ],
    },
  ],
}
