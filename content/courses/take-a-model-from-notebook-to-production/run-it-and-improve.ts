import { markdown, type TopicInput } from '../markdown.ts'

export const runItAndImprove: TopicInput = {
  key: 'run-it-and-improve',
  title: 'Run it and improve it',
  resources: [
    { label: 'Wikipedia: Concept drift', url: 'https://en.wikipedia.org/wiki/Concept_drift' },
    { label: 'Python: logging', url: 'https://docs.python.org/3/library/logging.html' },
    { label: 'Python: unittest', url: 'https://docs.python.org/3/library/unittest.html' },
    { label: 'Machine Learning Operations (MLOps): Overview, Definition, and Architecture', url: 'https://arxiv.org/abs/2205.02302' },
  ],
  lessons: [
    {
      kind: 'video',
      key: 'maturity-levels',
      title: 'How much automation do you need?',
      videoUrl: 'https://www.youtube.com/watch?v=XwTH8BDGzYk',
      minutes: 18,
      text: markdown`
## What to look for

- The levels from "all by hand" to "all automatic".
- What must be in place before the next level makes sense.
- Why the highest level isn't the goal of every project.

## A gate instead of a meeting

On the lowest level a person runs the notebook and sends the numbers by email. Then the code around the model gets tests and automatic releases, like any other software. On the next level training itself is automatic and recorded. After that a new model is tested and released automatically, and finally the system notices by itself that it needs a new one.

The step to automatic releases needs a written rule: when may a new model replace the old one? In meetings this is decided by the mean error. This gate looks at more:

~~~python
def problems(new, old, shops):
    found = []
    if new['mae'] > 0.98 * old['mae']:
        found.append('not better by 2%')
    for shop in shops:
        if new['by_shop'][shop] > 1.1 * old['by_shop'][shop]:
            found.append('worse in ' + shop)
    if new['ms'] > 50:
        found.append('too slow')
    return found

old = {'mae': 7.4, 'by_shop': {'station': 8.0, 'market': 6.8}, 'ms': 12}
print(problems({'mae': 6.9, 'by_shop': {'station': 6.1, 'market': 7.7}, 'ms': 14}, old, ['station', 'market']))
print(problems({'mae': 6.9, 'by_shop': {'station': 7.2, 'market': 6.6}, 'ms': 14}, old, ['station', 'market']))
print(problems({'mae': 7.3, 'by_shop': {'station': 7.9, 'market': 6.7}, 'ms': 80}, old, ['station', 'market']))
~~~

~~~text
['worse in market']
[]
['not better by 2%', 'too slow']
~~~

The first candidate has a smaller error, 6.9 instead of 7.4. It is rejected, because it gained at the station and got worse at the market by more than 10%; the bakers there would have noticed tomorrow. The second one passes. The third is better by 1% only, which may be chance, and answers in 80 ms.

Which level do the bakeries need? Two forecasts a day, one model, retrained twice a year. Recorded runs, a pipeline that one command starts, the gate and an alarm are plenty. Automatic retraining would save an hour per year and cost a week. A company with 200 models can't do without it. Do the calculation: compare the hours saved per year, times the number of models, with the work of building and maintaining the automation.
`,
    },
    {
      kind: 'reading',
      key: 'watch-the-inputs',
      title: 'Watch the inputs, not only the errors',
      minutes: 8,
      text: markdown`
The bakery knows the next day how many loaves were sold. A bank learns after a year whether a loan is paid back. If the truth comes late, watch what you have at once: the inputs and the predictions.

Divide a feature into ranges and compare the shares with those of the training data. In training 20% of the days were below 10 °C, 50% between 10 and 20, and 30% above. The *population stability index* adds up, over the ranges, the difference of the shares times the logarithm of their ratio:

~~~python
from math import log

training = {'below 10': 0.20, '10 to 20': 0.50, 'above 20': 0.30}
weeks = {'May': [0.18, 0.52, 0.30], 'July': [0.05, 0.35, 0.60]}

for name, shares in weeks.items():
    psi = sum((now - then) * log(now / then) for now, then in zip(shares, training.values()))
    print(name, round(psi, 3))
~~~

~~~text
May 0.003
July 0.469
~~~

A common rule of thumb calls values below 0.1 stable and values above 0.25 a clear change. May is like the training data. In July 60% of the days are warmer than 20 °C, and the model is used where it has seen little. That doesn't prove an error: if the relation between warmth and bread is the same, the forecasts may still be good. This is called a shift of the inputs. In week six of our first lesson the inputs stayed the same and the relation changed; such a *concept drift* shows only in the errors. You need both views.

Check simple things as well, before any statistics: Did the table arrive? Are there as many rows as shops? Is a column suddenly empty or in another unit? Most incidents are of this kind.
`,
    },
    {
      kind: 'practice',
      key: 'practice-running-variance',
      title: 'Mean and variance of a stream',
      minutes: 25,
      problems: ['running-variance-welfords-algorithm'],
      text: 'A monitor can\'t keep all values of a year. Update mean and variance with each new value, in a way that stays exact when the values are large.',
    },
    {
      kind: 'practice',
      key: 'practice-smoothing',
      title: 'An alarm that doesn\'t ring every day',
      minutes: 15,
      problems: ['exponential-moving-average-with-bias-correction'],
      text: 'Single days are noisy. A moving average smooths the error before it is compared with a limit, and the correction matters in the first days after a release.',
    },
    {
      kind: 'quiz',
      key: 'check-operation',
      title: 'Check: operation',
      minutes: 8,
      questions: [
        {
          key: 'drift-kind',
          kind: 'single',
          prompt: 'The inputs of a model look as they always did, but its errors have doubled. What has happened most likely?',
          options: [
            'The inputs have shifted',
            'The model has forgotten its coefficients',
            'The relation between inputs and target has changed',
            'The monitoring is broken, since both must change together',
          ],
          answer: 2,
          explanation: 'This is concept drift: the same inputs now lead to other results. A fixed model doesn\'t change, and the distribution of the inputs alone can\'t reveal it.',
        },
        {
          key: 'saved-hours',
          kind: 'number',
          prompt: 'Retraining by hand takes 3 hours and is done 4 times a year for each of 5 models. Automating it takes 90 hours. After how many years is the work saved equal to the work invested?',
          answer: 1.5,
          tolerance: 0.01,
          explanation: '3 · 4 · 5 = 60 hours are saved per year, so 90 hours are earned back after 1.5 years. Maintenance of the automation makes it longer.',
        },
        {
          key: 'gate-rules',
          kind: 'multiple',
          prompt: 'A new forecast model is better on average. Which further checks should it pass before it replaces the old one?',
          options: [
            'No group, such as a shop, gets clearly worse',
            'It answers fast enough',
            'It has more parameters than the old one',
            'It was compared on the same test weeks',
          ],
          answers: [0, 1, 3],
          explanation: 'An average can hide a loss in one group, speed is part of the product, and a comparison needs the same data. The number of parameters isn\'t a goal.',
        },
        {
          key: 'psi-zero',
          kind: 'number',
          prompt: 'A feature has exactly the same shares in all ranges as in training. What is its population stability index?',
          answer: 0,
          tolerance: 0.0001,
          explanation: 'Each difference of shares is 0, so each term is 0. All other distributions give a positive value, because difference and logarithm always have the same sign.',
        },
        {
          key: 'alarm-code',
          kind: 'output',
          prompt: 'What does this program print?',
          code: 'errors = [4, 6, 5, 13, 15, 14]\nusual = 5\nfor day in range(3, len(errors) + 1):\n    mean = sum(errors[day - 3:day]) / 3\n    if mean > 2 * usual:\n        print(day, mean)\n        break',
          answer: '5 11.0',
          explanation: 'The means of three days are 5, 8 and then (5 + 13 + 15)/3 = 11, the first above 10. The jump on day 4 is reported one day later: that is the price of smoothing.',
        },
      ],
    },
  ],
}
