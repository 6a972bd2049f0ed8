import { markdown, type TopicInput } from '../markdown.ts'

export const countTheErrors: TopicInput = {
  key: 'count-the-errors',
  title: 'Count the errors',
  resources: [
    { label: 'scikit-learn: metrics and scoring', url: 'https://scikit-learn.org/stable/modules/model_evaluation.html' },
    { label: 'scikit-learn: DummyClassifier', url: 'https://scikit-learn.org/stable/modules/generated/sklearn.dummy.DummyClassifier.html' },
    { label: 'Wikipedia: Confusion matrix', url: 'https://en.wikipedia.org/wiki/Confusion_matrix' },
    { label: 'Wikipedia: Precision and recall', url: 'https://en.wikipedia.org/wiki/Precision_and_recall' },
  ],
  lessons: [
    {
      kind: 'reading',
      key: 'before-you-start',
      title: 'Before you start: a hotel, a model and a decision',
      minutes: 6,
      text: markdown`
A model returns scores. Somebody has to decide whether they are good enough, which threshold to use, and what to tell the people who rely on them. After this course you can make that decision with numbers and say what they don't show.

One example runs through all lessons. A hotel wants to know which bookings will be canceled. Of 1,000 past bookings, 150 were. If a cancellation is foreseen, the room can be offered again. If a guest who arrives was taken for a cancellation, the hotel has to find another room and apologize. The two errors have different costs, and that is true of nearly every real classifier.

## How to use the course

You need a classifier that returns probabilities, such as logistic regression; which one doesn't matter here. Compute each table by hand first. With ten rows it takes two minutes, and afterward you will never confuse precision with recall again.

## Notation

- The *positive* class is the one that we look for: canceled bookings.
- TP, FP, FN and TN are the numbers of true positives, false positives, false negatives and true negatives.
- A *threshold* $t$ turns scores into decisions: positive if the score is at least $t$.
`,
    },
    {
      kind: 'video',
      key: 'accuracy-and-baselines',
      title: 'Accuracy needs a baseline',
      videoUrl: 'https://www.youtube.com/watch?v=FW_l7lB0HUI',
      minutes: 18,
      text: markdown`
## What to look for

- Accuracy is the share of right decisions, and it depends on the threshold.
- What a model without any knowledge would reach.
- Why a threshold of 0.5 is a choice and not a law.

## 89% may be little

The model of the hotel decides 890 of 1,000 bookings correctly. Is an accuracy of 89% good? Compare it with a rule that never predicts a cancellation. It is right for all 850 guests who come: 85%. Such a rule is called a dummy model, and every evaluation should start with one. Our model improves on it by 4 percentage points, or, to put it more fairly, it avoids 40 of the 150 errors of the dummy.

~~~python
import numpy as np
from sklearn.dummy import DummyClassifier

y = np.array([1] * 150 + [0] * 850)
X = np.zeros((1000, 1))
for strategy in ['most_frequent', 'uniform']:
    dummy = DummyClassifier(strategy=strategy, random_state=0).fit(X, y)
    print(strategy, dummy.score(X, y))
~~~

~~~text
most_frequent 0.85
uniform 0.51
~~~

Guessing with a coin is worse than always giving the same answer. If only 1% of the bookings were canceled, the constant answer would have an accuracy of 99%, and a model with 98.5% could still be useful, because it finds some of the rare cases that the constant never finds.

Accuracy treats both errors as equal, and it depends on the threshold. Compute it for several thresholds, from 0 to 1. At 0 everything is positive (15%), at 1 nearly nothing is (85%), and the best value is somewhere between. The best threshold for accuracy is rarely the best one for the hotel. To see why, we have to look at the two kinds of errors separately.
`,
    },
    {
      kind: 'video',
      key: 'confusion-table',
      title: 'The confusion table separates the errors',
      videoUrl: 'https://www.youtube.com/watch?v=Jt2dDLSlBng',
      minutes: 27,
      text: markdown`
## What to look for

- The four cells, and which of them are errors.
- How accuracy follows from the table, but not the table from accuracy.
- Prices for the errors turn the table into a decision.

## Two errors, two prices

The model flags 120 of the 1,000 bookings. 80 of them were really canceled. So the table is:

~~~text
           predicted canceled   predicted to arrive
canceled        TP =  80             FN =  70
arrived         FP =  40             TN = 810
~~~

The accuracy is $(80 + 810) / 1000 = 0.89$. Another model with TP = 120, FN = 30, FP = 80, TN = 770 has the same accuracy and behaves quite differently: it finds 120 cancellations instead of 80, and annoys twice as many guests.

Which one should the hotel use? Suppose that an empty room costs 60 euros (a missed cancellation) and a guest without a room costs 90 euros:

~~~python
tables = {'nothing': (0, 0, 150), 'careful': (80, 40, 70), 'eager': (120, 80, 30)}
for name, (tp, fp, fn) in tables.items():
    print(name, fp * 90 + fn * 60)
~~~

~~~text
nothing 9000
careful 7800
eager 9000
~~~

The careful model saves 1,200 euros compared with doing nothing. The eager one, with the same accuracy, saves nothing at all. If a guest without a room cost only 30 euros, the order would be reversed. No metric can know this; the prices must come from the people who run the hotel.

When you compute the table in code, check the orientation. In scikit-learn rows are true classes and columns predictions, with class 0 first, so the true negatives are in the upper left corner. Many textbooks draw it the other way around.
`,
    },
    {
      kind: 'practice',
      key: 'practice-confusion-matrix',
      title: 'Build a confusion matrix for any number of classes',
      minutes: 20,
      problems: ['confusion-matrix'],
      text: 'The table for two classes has four cells. With more classes it shows which ones a model mixes up, and all later metrics can be read from it.',
    },
    {
      kind: 'video',
      key: 'precision-and-recall',
      title: 'Precision and recall',
      videoUrl: 'https://www.youtube.com/watch?v=gRLP_mlglMM',
      minutes: 16,
      text: markdown`
## What to look for

- Precision looks at what was flagged, recall at what should have been.
- Both have the true positives above the line; only the denominator differs.
- What happens to each when the threshold rises.

## Two questions about the same 80 bookings

Of the 120 flagged bookings 80 were canceled: the precision is $80/120 \approx 0.67$. Of the 150 canceled bookings 80 were flagged: the recall is $80/150 \approx 0.53$.

$$
\text{precision} = \frac{TP}{TP + FP}, \qquad \text{recall} = \frac{TP}{TP + FN}.
$$

A manager asks "can I trust a flag?" and means precision. She asks "how many do we miss?" and means recall. True negatives appear in neither, which is why both stay informative when the positive class is rare. $F_1 = 2TP/(2TP + FP + FN)$ combines them; here it is $160/270 \approx 0.59$.

The threshold trades one for the other. Here are ten bookings, sorted by score:

~~~python
scores = [0.95, 0.90, 0.80, 0.65, 0.60, 0.45, 0.40, 0.30, 0.20, 0.10]
canceled = [1, 1, 0, 1, 0, 1, 0, 0, 0, 0]
for t in [0.9, 0.6, 0.4]:
    flagged = [c for s, c in zip(scores, canceled) if s >= t]
    print(t, round(sum(flagged) / len(flagged), 2), round(sum(flagged) / sum(canceled), 2))
~~~

~~~text
0.9 1.0 0.5
0.6 0.6 0.75
0.4 0.57 1.0
~~~

With a lower threshold more bookings are flagged. Recall can only rise, since no found cancellation is lost again. Precision usually falls, but not always: a lower threshold may happen to add a true positive. Report both together with the threshold. A precision of 1.0 is easy to get if a model flags only its single safest case, and a recall of 1.0 is easier still.
`,
    },
    {
      kind: 'practice',
      key: 'practice-precision-recall',
      title: 'Compute precision, recall and F1',
      minutes: 20,
      problems: ['precision-recall-and-f1-score'],
      text: 'The formulas are short. What remains is to decide what to return when a denominator is zero.',
    },
    {
      kind: 'quiz',
      key: 'check-errors',
      title: 'Check: counting errors',
      minutes: 10,
      questions: [
        {
          key: 'dummy',
          kind: 'number',
          prompt: '4% of the payments in a data set are fraud. What accuracy (0 to 1) does a model reach that never reports fraud?',
          answer: 0.96,
          tolerance: 0.001,
          explanation: 'It is right for all honest payments, which are 96%. A model with an accuracy of 95% may still be more useful: accuracy alone can\'t tell.',
        },
        {
          key: 'precision-number',
          kind: 'number',
          prompt: 'TP = 30, FP = 10, FN = 20, TN = 940. What is the precision?',
          answer: 0.75,
          tolerance: 0.001,
          explanation: '40 cases were flagged, and 30 of them rightly: 30/40 = 0.75. (30/50 = 0.6 is the recall.)',
        },
        {
          key: 'which-metric',
          kind: 'single',
          prompt: 'A screening test sends people to a harmless and cheap second test. Missing a sick person is very bad. Which metric deserves the most attention?',
          options: ['Precision', 'Accuracy', 'Recall', 'Specificity'],
          answer: 2,
          explanation: 'The expensive error is the false negative, and recall counts it: the share of sick people that are found. False positives cost only a second test, so a low precision is acceptable.',
        },
        {
          key: 'raise-threshold',
          kind: 'multiple',
          prompt: 'You raise the threshold of a classifier. What can happen?',
          options: ['Recall falls', 'Recall rises', 'Precision rises', 'Precision falls'],
          answers: [0, 2, 3],
          explanation: 'Fewer cases are flagged, so no new true positives appear and recall can\'t rise. Precision usually rises, but it falls if the cases that drop out were mainly true positives.',
        },
        {
          key: 'count-code',
          kind: 'output',
          prompt: 'What does this program print?',
          code: 'truth = [1, 0, 1, 1, 0, 0]\nguess = [1, 1, 0, 1, 0, 0]\ntp = sum(t == 1 and g == 1 for t, g in zip(truth, guess))\nfp = sum(t == 0 and g == 1 for t, g in zip(truth, guess))\nfn = sum(t == 1 and g == 0 for t, g in zip(truth, guess))\nprint(tp, fp, fn)',
          answer: '2 1 1',
          explanation: 'The first and fourth cases are found, the second is a false alarm, and the third is missed. Precision and recall are both 2/3.',
        },
      ],
    },
  ],
}
