import { markdown, type TopicInput } from '../markdown.ts'

export const classesFromMeasurements: TopicInput = {
  key: 'classes-from-measurements',
  title: 'Classes from measurements and words',
  resources: [
    { label: 'scikit-learn: linear and quadratic discriminant analysis', url: 'https://scikit-learn.org/stable/modules/lda_qda.html' },
    { label: 'scikit-learn: nearest neighbors', url: 'https://scikit-learn.org/stable/modules/neighbors.html' },
    { label: 'scikit-learn: naive Bayes', url: 'https://scikit-learn.org/stable/modules/naive_bayes.html' },
    { label: 'An Introduction to Statistical Learning', url: 'https://www.statlearning.com/' },
  ],
  lessons: [
    {
      kind: 'video',
      key: 'linear-discriminant-analysis',
      title: 'Discriminant analysis: the direction that separates',
      videoUrl: 'https://www.youtube.com/watch?v=azXCzI57Yfc',
      minutes: 20,
      text: markdown`
## What to look for

- Many features are projected onto one axis, and the axis is chosen for the classes.
- The two goals: means far apart, values of a class close together.
- How this differs from principal components, which ignore the classes.

## Light and dark roasts

Each bean is measured twice: its width and the darkness of its surface, both in arbitrary units. Four light roasts have the values (20, 10), (22, 14), (24, 12) and (26, 16). Four dark roasts are (24, 18), (26, 22), (28, 20) and (30, 24). In both groups wide beans are darker, so neither measurement alone tells the roasts apart cleanly. Linear discriminant analysis looks for a weighted sum of the two that does. It makes this ratio as large as possible:

$$
\frac{(\text{distance of the means})^2}{\text{variance of one class} + \text{variance of the other}}.
$$

The program computes the best direction, and then the ratio for width alone, darkness alone and the new axis:

~~~python
import numpy as np

light = np.array([[20, 10], [22, 14], [24, 12], [26, 16]])
dark = np.array([[24, 18], [26, 22], [28, 20], [30, 24]])
within = sum(np.cov(group.T, ddof=0) * len(group) for group in (light, dark))
direction = np.linalg.solve(within, dark.mean(axis=0) - light.mean(axis=0))
direction /= np.abs(direction).max()
print(direction.round(2))
for axis in ([1, 0], [0, 1], direction):
    a, b = light @ axis, dark @ axis
    print(round((a.mean() - b.mean()) ** 2 / (a.var() + b.var()), 1))
~~~

~~~text
[-0.5  1. ]
1.6
6.4
8.0
~~~

The direction is $-0.5$ times the width plus the darkness. The negative weight may surprise you, since dark roasts are wider on average. It makes sense all the same: a wide bean is expected to be darker, so half of its width is subtracted before the darkness is judged. The ratio grows from 6.4 to 8.0.

For two classes one axis is enough; for three classes there are two. The method assumes that the classes have about the same spread and shape. If one class is a small round cloud and the other a long thin one, a curved border will be better.
`,
    },
    {
      kind: 'video',
      key: 'nearest-neighbors',
      title: 'Nearest neighbors: distance decides, so scale matters',
      videoUrl: 'https://www.youtube.com/watch?v=HVXime0nQeI',
      minutes: 10,
      text: markdown`
## What to look for

- There is no training besides storing the rows.
- What a small and a large number of neighbors do.
- Which units the distances are measured in.

## Where does this bean come from?

Five batches of coffee are known. For each the café notes the final temperature of the roast in °C and its length in minutes. A new batch was roasted for 11.4 minutes up to 223 °C. The two Kenyan batches took 11.0 and 11.3 minutes, the three Brazilian ones more than 14. Anyone would say Kenya. See what the three nearest neighbors say, first with the raw numbers and then with standardized columns:

~~~python
import numpy as np

beans = np.array([[220, 11.0], [224, 14.5], [215, 11.3], [230, 14.2], [228, 14.8]])
names = np.array(['Kenya', 'Brazil', 'Kenya', 'Brazil', 'Brazil'])
new = np.array([223, 11.4])

def three_nearest(X, x):
    return names[np.argsort(np.linalg.norm(X - x, axis=1))[:3]]

print(three_nearest(beans, new))
mean, std = beans.mean(axis=0), beans.std(axis=0)
print(three_nearest((beans - mean) / std, (new - mean) / std))
~~~

~~~text
['Kenya' 'Brazil' 'Brazil']
['Kenya' 'Kenya' 'Brazil']
~~~

With raw numbers two of the three neighbors are Brazilian. One batch from Brazil is only one degree away, and a difference of three minutes counts no more than a difference of three degrees. After subtracting the mean and dividing by the standard deviation of each column, a distance of 1 means "one typical deviation" in both columns, and Kenya wins by two votes to one. Scaling isn't cosmetic here. It decides which rows are neighbors.

The number $k$ sets how local the rule is. With $k = 1$ a single mislabeled batch creates an island of wrong answers around itself. With $k$ as large as the table, every new batch gets the most frequent class. An odd $k$ avoids ties between two classes. Try several values and compare them on rows that weren't used as neighbors.
`,
    },
    {
      kind: 'practice',
      key: 'practice-neighbors',
      title: 'Standardize, then let the neighbors vote',
      minutes: 40,
      problems: ['z-score-standardization', 'k-nearest-neighbors-classifier'],
      text: 'Solve the scaling first, because the classifier depends on it. In the second problem the rules for ties are where most solutions fail.',
    },
    {
      kind: 'video',
      key: 'naive-bayes',
      title: 'Naive Bayes: count words and multiply',
      videoUrl: 'https://www.youtube.com/watch?v=O2L2Uv9pdDA',
      minutes: 20,
      text: markdown`
## What to look for

- The prior comes from the share of the classes, the likelihoods from counted words.
- What is naive about multiplying the probabilities.
- Why one is added to every count.

## Praise or complaint?

In the guest book of the café 60% of the comments are praise and 40% are complaints. Four words were counted. In praise "good" occurs 8 times, "coffee" 10, "slow" never and "again" 6 times; in complaints 2, 9, 7 and 2 times. A new comment contains "good good again slow". For each class multiply the prior by the share of each word. Without any correction, "slow" has the share $0/24$ in praise, so the whole product is 0, however friendly the other words are. A word that was never seen shouldn't have a veto. Therefore one is added to every count, which is called smoothing:

~~~python
praise = {'good': 8, 'coffee': 10, 'slow': 0, 'again': 6}
complaint = {'good': 2, 'coffee': 9, 'slow': 7, 'again': 2}

def score(prior, counts, words, extra):
    total = sum(counts.values()) + extra * len(counts)
    result = prior
    for word in words:
        result *= (counts[word] + extra) / total
    return result

for extra in [0, 1]:
    words = ['good', 'good', 'again', 'slow']
    p, c = score(0.6, praise, words, extra), score(0.4, complaint, words, extra)
    print(extra, round(p, 6), round(c, 6), round(p / (p + c), 2))
~~~

~~~text
0 0.0 0.00014 0.0
1 0.000553 0.00026 0.68
~~~

Each row shows the added number, the score for praise, the score for complaint and the probability of praise. With smoothing, "slow" has the share $1/28$ in praise, and the three friendly words win: 68% praise. The two scores don't sum to 1; dividing by their sum turns them into probabilities.

The rule is *naive* because it treats words as independent, as if "good" and "again" had nothing to do with each other. They do, so the probabilities are often too extreme. The order of the two scores is right surprisingly often, and that is all a decision needs. In real programs, add logarithms instead of multiplying: a comment of 300 words would otherwise underflow to zero.
`,
    },
    {
      kind: 'practice',
      key: 'practice-bayes',
      title: 'Update a probability with each result',
      minutes: 15,
      problems: ['bayes-theorem-for-medical-tests'],
      text: 'The same product of a prior and likelihoods, with test results instead of words. Pay attention to the division at the end: it turns two scores into a probability.',
    },
    {
      kind: 'quiz',
      key: 'check-classes',
      title: 'Check: classes',
      minutes: 8,
      questions: [
        {
          key: 'needs-scaling',
          kind: 'multiple',
          prompt: 'You change the unit of one feature from kilograms to grams. Which results can change?',
          options: [
            'The neighbors found with Euclidean distance on raw columns',
            'The neighbors found after standardizing each column',
            'The predictions of a least-squares line',
            'The coefficient of this feature in a least-squares line',
          ],
          answers: [0, 3],
          explanation: 'Raw distances are dominated by columns with large numbers. Standardizing removes the unit. In a linear regression the coefficient becomes 1000 times smaller, which compensates for the unit, so the predictions stay the same.',
        },
        {
          key: 'large-k',
          kind: 'single',
          prompt: 'A table has 60 praising and 40 complaining comments. What does nearest neighbors with k = 100 predict?',
          options: ['Always praise', 'The class of the nearest comment', 'Praise for 60% of new comments at random', 'It cannot be computed'],
          answer: 0,
          explanation: 'All 100 rows vote every time, and 60 of them say praise. The rule has become the constant guess of the most frequent class.',
        },
        {
          key: 'smoothing',
          kind: 'number',
          prompt: 'A class has 16 counted words in a vocabulary of 4 words. "late" was never counted. Which share does "late" get if one is added to every count?',
          answer: 0.05,
          tolerance: 0.0005,
          explanation: 'The count becomes 1 and the total 16 + 4 = 20, because one is added to each of the four words: 1/20 = 0.05.',
        },
        {
          key: 'lda-goal',
          kind: 'single',
          prompt: 'Which axis does linear discriminant analysis choose for two classes?',
          options: [
            'The one along which all points vary most',
            'The line that connects the two means',
            'The one with a large distance of the means compared with the spread within the classes',
            'The feature with the largest difference of the means',
          ],
          answer: 2,
          explanation: 'Only the ratio counts. The axis of largest variation is the first principal component and may not separate the classes at all, and the line between the means ignores the spread.',
        },
      ],
    },
  ],
}
