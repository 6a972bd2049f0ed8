import { markdown, type TopicInput } from '../markdown.ts'

export const scoresAndThresholds: TopicInput = {
  key: 'scores-and-thresholds',
  title: 'Judge the scores, not one threshold',
  resources: [
    { label: 'Wikipedia: Receiver operating characteristic', url: 'https://en.wikipedia.org/wiki/Receiver_operating_characteristic' },
    { label: 'scikit-learn: roc_auc_score', url: 'https://scikit-learn.org/stable/modules/generated/sklearn.metrics.roc_auc_score.html' },
    { label: 'scikit-learn: probability calibration', url: 'https://scikit-learn.org/stable/modules/calibration.html' },
  ],
  lessons: [
    {
      kind: 'video',
      key: 'roc-curve',
      title: 'ROC curves: all thresholds in one picture',
      videoUrl: 'https://www.youtube.com/watch?v=dnBZLk53sQI',
      minutes: 48,
      text: markdown`
## What to look for

- The two rates of the curve, and which denominator each has.
- Where random scores and perfect scores lie in the picture.
- Each point of the curve belongs to a threshold.

## Walk down the sorted list

The true positive rate is recall: $TP/(TP + FN)$. The false positive rate is $FP/(FP + TN)$, the share of arriving guests who are flagged by mistake. Each looks at one class only. So the curve stays the same, apart from chance, when one class becomes more frequent.

You can draw the curve without any formula. Sort the bookings by score, the highest first, and start at the lower left corner. For a canceled booking go up by 1/4, if there are four of them; for an arrival go right by 1/6, if there are six:

~~~python
canceled = [1, 1, 0, 1, 0, 1, 0, 0, 0, 0]
up, right = 0, 0
for c in canceled:
    up, right = up + c, right + (1 - c)
    print(f'({right / 6:.2f}, {up / 4:.2f})', end=' ')
~~~

~~~text
(0.00, 0.25) (0.00, 0.50) (0.17, 0.50) (0.17, 0.75) (0.33, 0.75) (0.33, 1.00) (0.50, 1.00) (0.67, 1.00) (0.83, 1.00) (1.00, 1.00)
~~~

Perfect scores go straight up to (0, 1) and then right. Random scores go up and right in any order, so they stay close to the diagonal. A curve below the diagonal means that the order is reversed, often because somebody used the probability of the wrong class.

Equal scores need care: a threshold can't separate them, so a group of ties is one slanted step and not several small ones.

The curve shows what is possible. If the hotel tolerates false flags for at most 20% of its arriving guests, read off the highest point up to 0.2 on the horizontal axis. In our list this is (0.17, 0.75): three of four cancellations found for one false flag. The threshold of that point is 0.65.
`,
    },
    {
      kind: 'video',
      key: 'auc',
      title: 'AUC: the probability of the right order',
      videoUrl: 'https://www.youtube.com/watch?v=hvIQPAwkVZo',
      minutes: 19,
      text: markdown`
## What to look for

- The area under the curve as one number between 0 and 1.
- Its meaning for a random pair of a positive and a negative example.
- What AUC doesn't see: the values of the scores and the costs.

## Compare all pairs

Take three canceled bookings with the scores 0.9, 0.7 and 0.4, and four arrivals with 0.8, 0.3, 0.2 and 0.1. There are $3 \cdot 4 = 12$ pairs. The score 0.9 is above all four arrivals, 0.7 above three, and 0.4 above three. So 10 of 12 pairs are in the right order, and the AUC is $10/12 \approx 0.83$. This count equals the area under the ROC curve, because each small rectangle below the curve is one pair. Pairs with equal scores count one half.

~~~python
from sklearn.metrics import roc_auc_score

positive, negative = [0.9, 0.7, 0.4], [0.8, 0.3, 0.2, 0.1]
pairs = [(p > n) + 0.5 * (p == n) for p in positive for n in negative]
print(round(sum(pairs) / len(pairs), 4))

truth = [1] * 3 + [0] * 4
scores = positive + negative
print(round(roc_auc_score(truth, scores), 4), round(roc_auc_score(truth, [s**3 for s in scores]), 4))
~~~

~~~text
0.8333
0.8333 0.8333
~~~

The last value shows a strength and a weakness. Cubing every score keeps the order, so AUC stays the same. It judges only the ranking. The cubed scores are useless as probabilities: a booking with 0.7 now says 0.34. If you need probabilities, for instance to compute expected costs, check the calibration as well.

AUC is a good metric for comparing models before a threshold is fixed. With very rare positives it can look excellent while the top of the list is full of false alarms, since a false positive rate of 1% can be many cases. Look at precision and recall near your threshold too.
`,
    },
    {
      kind: 'practice',
      key: 'practice-auc',
      title: 'Compute the AUC without comparing all pairs',
      minutes: 35,
      problems: ['roc-auc-with-tied-scores'],
      text: 'The definition by pairs is clear and slow. Sorting makes it fast, and the ties are where most solutions go wrong.',
    },
    {
      kind: 'practice',
      key: 'practice-calibration',
      title: 'Measure whether 70% means 70%',
      minutes: 30,
      problems: ['expected-calibration-error'],
      text: 'AUC ignores the values of the scores. This problem looks at nothing else.',
    },
    {
      kind: 'quiz',
      key: 'check-scores',
      title: 'Check: scores and thresholds',
      minutes: 8,
      questions: [
        {
          key: 'auc-by-hand',
          kind: 'number',
          prompt: 'Two positive examples have the scores 0.8 and 0.3, two negative ones 0.5 and 0.3. What is the AUC?',
          answer: 0.625,
          tolerance: 0.001,
          explanation: 'Of four pairs, 0.8 wins two. 0.3 loses against 0.5 and ties with 0.3, which counts one half. So the AUC is 2.5/4 = 0.625.',
        },
        {
          key: 'monotone',
          kind: 'single',
          prompt: 'You replace every score by its square root (scores are between 0 and 1). What happens to the AUC?',
          options: ['It rises, because the scores get larger', 'It stays the same', 'It falls, because the differences shrink', 'It depends on the share of positives'],
          answer: 1,
          explanation: 'The square root keeps the order of the scores, and AUC depends on the order alone.',
        },
        {
          key: 'fpr',
          kind: 'number',
          prompt: 'TP = 40, FP = 30, FN = 10, TN = 120. What is the false positive rate?',
          answer: 0.2,
          tolerance: 0.001,
          explanation: 'There are 150 negative examples, and 30 of them were flagged: 30/150 = 0.2. Dividing by the 70 flagged cases gives another quantity, 1 − precision.',
        },
        {
          key: 'below-diagonal',
          kind: 'single',
          prompt: 'A model has an AUC of 0.2 on a large test set. What is the most likely explanation?',
          options: [
            'The model is overfitted',
            'The positive class is rare',
            'The threshold is too high',
            'The scores are those of the other class, or the labels are swapped',
          ],
          answer: 3,
          explanation: 'Useless scores give about 0.5. A value far below means that the model orders the examples well, but in reverse. Overfitting leads toward 0.5, and the threshold plays no role for AUC.',
        },
        {
          key: 'draw-curve',
          kind: 'order',
          prompt: 'How do you draw a ROC curve by hand?',
          items: [
            'Sort the examples by score, the highest first',
            'Put the pen on the lower left corner, before the first example of the list',
            'Go through the list: up for a positive one, right for a negative one',
            'Arrive at the upper right corner',
          ],
          explanation: 'Each example is one step, so the curve always starts at (0, 0), where nothing is flagged, and ends at (1, 1), where everything is. Groups of equal scores are one slanted step.',
        },
      ],
    },
  ],
}
