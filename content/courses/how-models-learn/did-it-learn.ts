import { markdown, type LessonInput } from '../markdown.ts'

export const didItLearn: LessonInput = {
  kind: 'reading',
  key: 'did-it-learn',
  title: 'Did it learn anything?',
  minutes: 10,
  text: markdown`
The program ran, the loss fell, the accuracy is 90%. Has the model learned something that is true of new cases? Here are four questions to ask of every model, your own first.

## 1. What does a trivial model reach?

If 80% of the days are dry, a model that always says "dry" reaches 80%. For numbers, the trivial model predicts the mean. Compute its result first and write it beside yours.

## 2. What if there were nothing to learn?

Shuffle the targets, so that any connection with the features is destroyed, and train again. The result shows what your whole procedure reaches by luck:

~~~python-run
import random

random.seed(2)
birds = []
for _ in range(120):
    robin = random.random() < 0.5
    wing = random.gauss(73 if robin else 70, 2)
    weight = random.gauss(18 if robin else 21, 1.6)
    birds.append((wing, weight, robin))

def accuracy(labels):
    rows = [(wing, weight, label) for (wing, weight, _), label in zip(birds, labels)]
    train, test = rows[:60], rows[60:]
    right = 0
    for wing, weight, label in test:
        def distance(row):
            return (row[0] - wing) ** 2 + (row[1] - weight) ** 2

        nearest = sorted(train, key=distance)[:7]
        right += (sum(r[2] for r in nearest) > 3) == label
    return right / len(test)

labels = [robin for _, _, robin in birds]
print('Real labels:    ', f'{accuracy(labels):.0%}')
results = []
for _ in range(20):
    random.shuffle(labels)
    results.append(accuracy(labels))
print('Shuffled labels:', f'{min(results):.0%} to {max(results):.0%}')
~~~
~~~text
Real labels:     90%
Shuffled labels: 40% to 62%
~~~

With shuffled labels the model should be as good as a coin, give or take. If your real result lies within this range, you have nothing yet. If even the shuffled result is far above the trivial model, there is a leak.

## 3. How sure is the number?

Sixty test birds are a small sample. Draw a new sample of sixty from them, with repetition, compute the accuracy again, and repeat that a thousand times. The range of the results is a fair impression of the uncertainty. The method is called the *bootstrap*:

~~~python-run
import random

random.seed(0)
hits = [1] * 54 + [0] * 6
shares = sorted(sum(random.choices(hits, k=60)) / 60 for _ in range(1000))
print(f'Accuracy {sum(hits) / 60:.0%}')
print(f'Plausible range {shares[25]:.0%} to {shares[974]:.0%}')
~~~
~~~text
Accuracy 90%
Plausible range 82% to 97%
~~~

A competitor with 93% isn't shown to be better than this model with 90%; it was perhaps luckier. Multiply both numbers, 54 and 6, by 10, and all three 60 by 10 as well, and the range shrinks to about a third.

## 4. Where is it wrong?

Look at the errors one by one. Are they the cases that confuse people too? Are they all from one place, one season, one camera? A model that recognizes cows by the grass around them fails on a beach, and no average shows it. Ten errors that you have read teach more than the third decimal of a metric.

## What you know now

A model is a rule with adjustable numbers. A loss says how wrong it is. Training is a search for smaller loss, by formulas, by trying, or downhill. Whether anything was learned is decided on cases that played no part in the search. Everything else in machine learning refines one of these four sentences.
`,
}
