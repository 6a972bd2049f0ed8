import { markdown, type TopicInput } from '../markdown.ts'

export const trustTheResult: TopicInput = {
  key: 'trust-the-result',
  title: 'Trust the result',
  resources: [
    { label: 'scikit-learn: cross-validation', url: 'https://scikit-learn.org/stable/modules/cross_validation.html' },
    { label: 'scikit-learn: common pitfalls', url: 'https://scikit-learn.org/stable/common_pitfalls.html' },
    { label: 'Wikipedia: Cross-validation (statistics)', url: 'https://en.wikipedia.org/wiki/Cross-validation_(statistics)' },
    { label: 'An Introduction to Statistical Learning', url: 'https://www.statlearning.com/' },
  ],
  lessons: [
    {
      kind: 'video',
      key: 'cross-validation',
      title: 'Cross-validation: several tests instead of one',
      videoUrl: 'https://www.youtube.com/watch?v=BIIZaVtUbf4',
      minutes: 24,
      text: markdown`
## What to look for

- Every row is used for validation once, and for training in all other rounds.
- Mean and spread of the results, and what the spread tells you.
- Which steps must be repeated inside each round.

## A model that predicts noise

Cross-validation splits the data into $k$ folds. Each fold is held out once while the model is trained on the others, which gives $k$ results instead of one. Report the mean and the standard deviation. If the AUC of five folds is 0.84 with a spread of 0.03, a rival with 0.85 hasn't won anything yet.

The method is honest only if the held-out fold plays no part in training. Scaling, filling of gaps and selection of features are training too. Watch what happens otherwise. The data are pure noise, so the true accuracy of every model is 0.5:

~~~python
import numpy as np
from sklearn.feature_selection import SelectKBest
from sklearn.linear_model import LogisticRegression
from sklearn.model_selection import cross_val_score
from sklearn.pipeline import make_pipeline

rng = np.random.default_rng(0)
X, y = rng.standard_normal((80, 2000)), np.array([0, 1] * 40)
chosen = SelectKBest(k=20).fit_transform(X, y)
print(round(cross_val_score(LogisticRegression(), chosen, y, cv=5).mean(), 2))
inside = make_pipeline(SelectKBest(k=20), LogisticRegression())
print(round(cross_val_score(inside, X, y, cv=5).mean(), 2))
~~~

~~~text
0.82
0.49
~~~

Among 2,000 random features some agree with the labels by chance. If they are chosen with the help of all rows, the choice has seen the held-out rows as well, and noise looks like a model with 82% accuracy. If the choice is part of the pipeline, it is repeated in each round with the training rows alone, and the result is what it should be: about one half.

Use stratified folds for rare classes, and keep rows that belong together in one fold, for example all bookings of one guest. If the model will predict the future, train on the past and validate on what came later.
`,
    },
    {
      kind: 'practice',
      key: 'practice-stratified-folds',
      title: 'Split the rows into fair folds',
      minutes: 25,
      problems: ['stratified-k-fold-split'],
      text: 'With 150 cancellations in 1,000 bookings a careless split can leave folds with very different shares. Write the split yourself, and you will know what the option of a library does.',
    },
    {
      kind: 'video',
      key: 'choose-and-report',
      title: 'Choose a metric and report it',
      videoUrl: 'https://www.youtube.com/watch?v=-v8XEQ2AHvQ',
      minutes: 10,
      text: markdown`
## What to look for

- Which metric answers which question.
- Which metrics change when the share of positives changes.
- What belongs in a report besides one number.

## The same model in another hotel

Our model finds 53% of the cancellations and flags 4.7% of the arriving guests: these are the true and the false positive rate, $80/150$ and $40/850$. A second hotel, where only 3% of the bookings are canceled, wants to use it. If guests behave in the same way there, both rates stay the same. The precision doesn't:

~~~python
tpr, fpr = 80 / 150, 40 / 850
for share in [0.5, 0.15, 0.03]:
    precision = share * tpr / (share * tpr + (1 - share) * fpr)
    print(share, round(precision, 2))
~~~

~~~text
0.5 0.92
0.15 0.67
0.03 0.26
~~~

In the first hotel two of three flags are right, in the second one of four. This is Bayes' theorem: the share of positives is the prior. It also explains why results on a balanced test set can't be transferred to real data without a correction.

Choose the metric from the decision. For one fixed decision with known prices, compute the expected cost. For a list that people work through from the top, use precision among the first $k$. For comparing models before a threshold is chosen, use AUC. For probabilities that enter a calculation, use calibration and log loss.

A report that others can trust names the baseline, the metric and its threshold, the number of positives, the spread over the folds, and the result on a test set that was used exactly once. Without the number of positives nobody can judge the precision: with 15 of them, one more hit changes the recall by 7 points.
`,
    },
    {
      kind: 'quiz',
      key: 'check-trust',
      title: 'Check: trust the result',
      minutes: 8,
      questions: [
        {
          key: 'leaks',
          kind: 'multiple',
          prompt: 'Which steps leak information from the held-out fold if they are done once, before cross-validation?',
          options: [
            'Choosing the 20 features that correlate most with the target',
            'Replacing missing values by the mean of all rows',
            'Removing a column that is empty in every row',
            'Standardizing with the mean and standard deviation of all rows',
          ],
          answers: [0, 1, 3],
          explanation: 'Selection uses the labels of all rows and leaks most. Means and standard deviations of all rows leak a little, and belong in the pipeline as well. A column without any value tells nothing about anyone.',
        },
        {
          key: 'compare-models',
          kind: 'single',
          prompt: 'Five folds give model A an AUC of 0.84 ± 0.03 and model B one of 0.85 ± 0.03 (standard deviation over the folds). What follows?',
          options: [
            'B is better, because its mean is higher',
            'B is better with a probability of 84%',
            'The difference is small compared with the spread; compare fold by fold or choose the simpler model',
            'Both are equally good, because the spreads are the same',
          ],
          answer: 2,
          explanation: 'The difference of 0.01 may be chance. Both models were tested on the same folds, so the differences per fold are more informative than two separate spreads. "Not shown to differ" is weaker than "equally good".',
        },
        {
          key: 'prevalence',
          kind: 'multiple',
          prompt: 'A model moves to a place where positives are much rarer, but the examples within each class look the same. Which metrics stay about the same?',
          options: ['Precision', 'Recall', 'False positive rate', 'AUC'],
          answers: [1, 2, 3],
          explanation: 'Recall and the false positive rate each look at one class, and AUC is built from them. Precision mixes both classes and falls when positives become rare.',
        },
        {
          key: 'recall-step',
          kind: 'number',
          prompt: 'A test set has 25 positive examples. By how many percentage points does recall change if the model finds one more of them?',
          answer: 4,
          explanation: 'One of 25 is 4%. So differences of a few points between two models may be a single example.',
        },
        {
          key: 'workflow',
          kind: 'order',
          prompt: 'Put the steps of an honest evaluation in order.',
          items: [
            'Set the test set aside',
            'Choose model and settings by cross-validation on the rest',
            'Train the chosen model on all of the rest',
            'Evaluate once on the test set',
            'Report the result with its uncertainty',
          ],
          explanation: 'The test set is set aside first and used last, once. If you go back and change the model after looking at it, it has become part of the training.',
        },
      ],
    },
  ],
}
