import { markdown, type LessonInput } from '../markdown.ts'

export const trainAndTest: LessonInput = {
  kind: 'reading',
  key: 'train-and-test',
  title: 'Train on some days, test on others',
  minutes: 9,
  text: markdown`
Until now we have judged a model by its loss on the days that it was trained on. That is like giving students the questions of the exam together with the answers. What counts is tomorrow, and tomorrow isn't in the table.

So we hide a part of the data during training and use it only for the verdict. Here are 60 days at the kiosk. They are simulated, so that we know the truth: on average 43 cones at 20 degrees, 3.7 more per degree, and a random deviation on top. Two models compete. One is the straight line. The other memorizes: it looks up the most similar day of the past and repeats its number.

~~~python-run
import random

random.seed(10)
days = []
for _ in range(60):
    t = random.uniform(12, 34)
    days.append((t, 43 + 3.7 * (t - 20) + random.gauss(0, 6)))
train, test = days[:40], days[40:]

mean_t = sum(t for t, s in train) / len(train)
mean_s = sum(s for t, s in train) / len(train)
together = sum((t - mean_t) * (s - mean_s) for t, s in train)
slope = together / sum((t - mean_t) ** 2 for t, s in train)

def line(t):
    return mean_s + slope * (t - mean_t)

def memorizer(t):
    return min(train, key=lambda day: abs(day[0] - t))[1]

def loss(predict, rows):
    return sum((predict(t) - s) ** 2 for t, s in rows) / len(rows)

for model in [line, memorizer]:
    on_train, on_test = loss(model, train), loss(model, test)
    print(model.__name__, 'train', round(on_train, 1), 'test', round(on_test, 1))
~~~
~~~text
line train 31.8 test 41.4
memorizer train 0.0 test 62.1
~~~

On the training days the memorizer is perfect. On new days it is clearly worse than the line, because it repeats not only the effect of the temperature but also the chance of one particular day. If we chose by the training loss, we would choose the wrong model.

Most of the line's test loss of about 41 can't be avoided. The random deviation that we put in has a standard deviation of 6, and its square is 36; no model can predict it. Change \`random.gauss(0, 6)\` to \`random.gauss(0, 1)\`, and both test losses fall.

Change the seed to 8: the test loss of the line is now nearly twice its training loss. With 20 test days the verdict itself is uncertain. More test days make it steadier.

## A leak

The test is honest only if the test days are really new. Suppose that a mistake in the export wrote every row twice, and the rows were then shuffled and split:

~~~python-run
import random

random.seed(10)
days = []
for _ in range(60):
    t = random.uniform(12, 34)
    days.append((t, 43 + 3.7 * (t - 20) + random.gauss(0, 6)))
days = days * 2
random.shuffle(days)
train, test = days[:80], days[80:]

def memorizer(t):
    return min(train, key=lambda day: abs(day[0] - t))[1]

loss = sum((memorizer(t) - s) ** 2 for t, s in test) / len(test)
print('Test loss:', round(loss, 1))
known = sum(row in train for row in test)
print('Test rows that are also in the training rows:', known, 'of', len(test))
~~~
~~~text
Test loss: 12.7
Test rows that are also in the training rows: 26 of 40
~~~

The memorizer suddenly looks far better than the line, and better than any model can be. It found the answers in its training data. This is called a *leak*. Duplicates are one kind; another is several rows of the same person, patient or machine on both sides of the split. A result that is too good is the most common symptom. If you will predict the future, split by time: train on the past, and test on what came later.
`,
}
