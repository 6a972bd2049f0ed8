import { markdown, type TopicInput } from '../markdown.ts'

export const tuneAndChoose: TopicInput = {
  key: 'tune-and-choose',
  title: 'Tune and choose',
  resources: [
    { label: 'scikit-learn: tuning the hyper-parameters of an estimator', url: 'https://scikit-learn.org/stable/modules/grid_search.html' },
    { label: 'scikit-learn: cross-validation', url: 'https://scikit-learn.org/stable/modules/cross_validation.html' },
    { label: 'XGBoost: A Scalable Tree Boosting System', url: 'https://arxiv.org/abs/1603.02754' },
  ],
  lessons: [
    {
      kind: 'video',
      key: 'tune-boosting',
      title: 'Learning rate and number of trees belong together',
      videoUrl: 'https://www.youtube.com/watch?v=VX6ftRzYROM',
      minutes: 23,
      text: markdown`
## What to look for

- The learning rate, called eta in XGBoost, scales each tree.
- Depth and minimum child weight limit a single tree.
- One setting is changed at a time, and the curves are compared.

## Fast and rough, slow and fine

Three models get up to 200 trees with different learning rates. After each tree the AUC on new orders is measured. The program uses scikit-learn; XGBoost has the same settings, partly under other names. The lines show the learning rate, the number of trees with the best AUC, this AUC, and the AUC after all 200 trees:

~~~python
import numpy as np
from sklearn.ensemble import GradientBoostingClassifier
from sklearn.metrics import roc_auc_score

def orders(n, rng):
    X = rng.uniform(size=(n, 6))
    score = 3 * X[:, 0] + 2 * X[:, 2] + 3 * X[:, 1] * (X[:, 3] > 0.5) - 3.6
    return X, rng.uniform(size=n) < 1 / (1 + np.exp(-2 * score))

rng = np.random.default_rng(0)
(X, y), (X_new, y_new) = orders(2000, rng), orders(2000, rng)
for rate in [1.0, 0.3, 0.05]:
    model = GradientBoostingClassifier(n_estimators=200, learning_rate=rate, random_state=0).fit(X, y)
    auc = [roc_auc_score(y_new, p[:, 1]) for p in model.staged_predict_proba(X_new)]
    best = int(np.argmax(auc))
    print(rate, best + 1, round(auc[best], 3), round(auc[-1], 3))
~~~

~~~text
1.0 5 0.875 0.849
0.3 17 0.889 0.865
0.05 82 0.888 0.884
~~~

With the rate 1 the best point comes after only five trees, and it isn't very good; afterward each tree corrects noise and the result falls to 0.849. With 0.3 seventeen trees are best. With 0.05 it takes 82 trees, and even 200 do little harm. A small rate needs more trees and more time, and it makes the stopping point less critical.

So never compare learning rates with the same fixed number of trees. Choose a rate that you can afford, such as 0.05 or 0.1, and let early stopping find the number: stop when the validation result hasn't improved for, say, 20 trees. Then tune the depth (3 to 8 are common, since boosted trees should be weak) and the minimum leaf size or child weight. Sampling a part of rows or columns for each tree comes last.

The rows used for early stopping have influenced the model. The best value in the table is therefore slightly too optimistic, and the test set must consist of other rows.
`,
    },
    {
      kind: 'practice',
      key: 'practice-early-stopping',
      title: 'Decide when to stop',
      minutes: 15,
      problems: ['early-stopping'],
      text: 'The rule "no improvement for 20 rounds" sounds simple. Write it with a minimum improvement, and see which round counts as the best one.',
    },
    {
      kind: 'video',
      key: 'select-a-model',
      title: 'Select the model, fold by fold',
      videoUrl: 'https://www.youtube.com/watch?v=lqdnyIVQq-M',
      minutes: 11,
      text: markdown`
## What to look for

- All candidates are measured with the same rows and the same metric.
- The winner is trained again on training and validation rows together.
- The test set is used once and should confirm the validation result.

## Is boosting better than the forest?

Train the tuned tree, the forest and the boosted model in the same five folds. The program prints the mean AUC and its standard deviation over the folds, and in the last line the difference between boosting and the forest in each fold:

~~~python
import numpy as np
from sklearn.ensemble import GradientBoostingClassifier, RandomForestClassifier
from sklearn.model_selection import StratifiedKFold, cross_val_score
from sklearn.tree import DecisionTreeClassifier

rng = np.random.default_rng(0)
X = rng.uniform(size=(2000, 6))
score = 3 * X[:, 0] + 2 * X[:, 2] + 3 * X[:, 1] * (X[:, 3] > 0.5) - 3.6
y = rng.uniform(size=2000) < 1 / (1 + np.exp(-2 * score))

folds = StratifiedKFold(5, shuffle=True, random_state=0)
models = {
    'tree': DecisionTreeClassifier(min_samples_leaf=30, random_state=0),
    'forest': RandomForestClassifier(200, min_samples_leaf=5, max_features=2, random_state=0),
    'boosting': GradientBoostingClassifier(n_estimators=80, learning_rate=0.05, random_state=0),
}
auc = {name: cross_val_score(model, X, y, cv=folds, scoring='roc_auc') for name, model in models.items()}
for name, values in auc.items():
    print(name, values.mean().round(3), values.std().round(3))
print((auc['boosting'] - auc['forest']).round(3))
~~~

~~~text
tree 0.879 0.018
forest 0.903 0.02
boosting 0.9 0.021
[-0.005  0.    -0.008  0.002 -0.001]
~~~

The single tree is behind by more than 0.02. Between forest and boosting the means differ by 0.003, while each varies by 0.02 from fold to fold. Most of this variation is shared: a fold with lucky orders is easy for both. That is why the differences are more informative than the two columns. They are between $-0.008$ and $0.002$, which is a very small disadvantage for boosting, if any.

Such a difference doesn't decide anything. Other points do: how long training takes, how large the stored model is, how fast it answers, whether its probabilities are calibrated, and who has to maintain it. If a single tree lost only 0.002, its readable rules could be worth more than that.

After the choice, train once more on all rows except the test set, with the chosen settings. Then look at the test result once. If it is far below the cross-validation, don't tune until it fits; look for a leak or a change in the data.
`,
    },
    {
      kind: 'practice',
      key: 'practice-auc',
      title: 'Compute the AUC that chose the model',
      minutes: 35,
      problems: ['roc-auc-with-tied-scores'],
      text: 'Small trees give many rows the same score. Ties must count one half, or the AUC depends on how the rows happen to be sorted.',
    },
    {
      kind: 'quiz',
      key: 'check-choice',
      title: 'Check: tune and choose',
      minutes: 6,
      questions: [
        {
          key: 'halve-rate',
          kind: 'single',
          prompt: 'You halve the learning rate of a boosted model. What do you expect?',
          options: [
            'The best number of trees stays the same',
            'The best number of trees falls to about a half',
            'Each tree takes twice as long to train',
            'About twice as many trees are needed for the best result',
          ],
          answer: 3,
          explanation: 'Each tree contributes half as much, so more of them are needed. The time for one tree doesn\'t change, but the whole training takes longer.',
        },
        {
          key: 'patience',
          kind: 'number',
          prompt: 'The validation losses after trees 1 to 7 are 0.60, 0.52, 0.49, 0.50, 0.48, 0.51, 0.50. Training stops when two trees in a row bring no new best value. After which tree does it stop?',
          answer: 7,
          explanation: 'Tree 4 brings no improvement, but tree 5 is a new best with 0.48. Trees 6 and 7 don\'t beat it, so training stops after tree 7 and the model with five trees is kept.',
        },
        {
          key: 'fold-differences',
          kind: 'single',
          prompt: 'In five folds model A is better than model B by 0.011, 0.009, 0.012, 0.010 and 0.008. Each model varies by 0.03 between the folds. What do you conclude?',
          options: [
            'The models are equal, because 0.010 is smaller than 0.03',
            'B is better, because its spread is smaller',
            'Nothing can be said before the test set was used',
            'A is better by about 0.01, since it wins by nearly the same amount in every fold',
          ],
          answer: 3,
          explanation: 'Both models share the easy and the difficult folds. The differences remove this shared variation, and they hardly vary at all. Whether 0.01 matters to the shop is another question.',
        },
        {
          key: 'final-steps',
          kind: 'order',
          prompt: 'Put the last steps of a project in order.',
          items: [
            'Choose settings with validation rows or cross-validation',
            'Train with these settings on all rows except the test set',
            'Evaluate once on the test set',
            'Decide whether to use the model',
          ],
          explanation: 'The test set confirms or contradicts; it doesn\'t choose. As soon as settings are changed because of it, it is one more validation set.',
        },
      ],
    },
  ],
}
