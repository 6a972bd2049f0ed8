import { markdown, type TopicInput } from '../markdown.ts'

export const aModelReadyToLeave: TopicInput = {
  key: 'a-model-ready-to-leave',
  title: 'A model that is ready to leave the notebook',
  resources: [
    { label: 'scikit-learn: loading features from dicts', url: 'https://scikit-learn.org/stable/modules/feature_extraction.html' },
    { label: 'scikit-learn: model persistence', url: 'https://scikit-learn.org/stable/model_persistence.html' },
    { label: 'Python: pickle', url: 'https://docs.python.org/3/library/pickle.html' },
    { label: 'Python: graphlib', url: 'https://docs.python.org/3/library/graphlib.html' },
  ],
  lessons: [
    {
      kind: 'video',
      key: 'train-and-save',
      title: 'Train, compare with last week, save',
      videoUrl: 'https://www.youtube.com/watch?v=iRunifGSHFc',
      minutes: 28,
      text: markdown`
## What to look for

- How time decides which rows are used for training and which for testing.
- Categories become columns, in training and in use by the same object.
- What has to be saved besides the coefficients.

## Thirty weeks of bread

The program simulates the sales of both shops. The station sells most on working days, the market at the weekend, and warm days reduce the sales. The model is a linear regression; its features are the pair of shop and weekday, and the temperature. The first 24 weeks are used for training, the last six for testing, because in real use the future is predicted from the past:

~~~python
import pickle
import numpy as np
from sklearn.feature_extraction import DictVectorizer
from sklearn.linear_model import LinearRegression
from sklearn.pipeline import make_pipeline

rng = np.random.default_rng(0)
days = []
for day in range(210):  # 30 weeks in 2 shops
    for shop in ['station', 'market']:
        weekend, warmth = day % 7 >= 5, 15 + 8 * np.sin(day / 40)
        loaves = 120 + 60 * (shop == 'station') * (not weekend) + 40 * weekend - 1.5 * warmth + rng.normal(0, 8)
        days.append({'shop_day': f'{shop}-{day % 7}', 'warmth': float(warmth), 'loaves': float(loaves)})

train, test = days[:336], days[336:]     # 24 weeks, then the last 6
features = lambda rows: [{key: row[key] for key in ('shop_day', 'warmth')} for row in rows]
target = lambda rows: np.array([row['loaves'] for row in rows])
model = make_pipeline(DictVectorizer(), LinearRegression()).fit(features(train), target(train))

week_ago = np.array([row['loaves'] for row in days[336 - 14:-14]])
print('last week', np.abs(week_ago - target(test)).mean().round(1))
print('model', np.abs(model.predict(features(test)) - target(test)).mean().round(1))
copy = pickle.loads(pickle.dumps(model))
print(np.array_equal(copy.predict(features(test)), model.predict(features(test))))
print(model.predict([{'shop_day': 'airport-2', 'warmth': 20.0}]).round(1))
~~~

~~~text
last week 9.3
model 6.7
True
[122.8]
~~~

"As many as a week ago" is wrong by 9.3 loaves on average, the model by 6.7. Is that much? The random part of the simulated sales alone has a mean absolute size of about 6.4, so hardly any improvement is left. With real data you don't know this limit, but the baseline you can always have.

The pipeline contains the encoder *and* the regression, and both are saved together. The loaded copy gives exactly the same numbers. If only the regression were saved, the next person would have to rebuild the columns in the same order, from memory.

Look at the last line. There is no shop at an airport, and yet the model answers: the encoder ignores unknown categories, so 122.8 is a forecast for no shop in particular. Nothing warns you. A service has to check its input and refuse unknown shops. Finally, load a pickle only if you trust its origin: loading can execute code.
`,
    },
    {
      kind: 'practice',
      key: 'practice-encoding',
      title: 'Encode categories the same way twice',
      minutes: 20,
      problems: ['one-hot-encoding'],
      text: 'The encoder of the lesson, written by hand. Decide what to do with a category that training never saw, since every service meets one sooner or later.',
    },
    {
      kind: 'video',
      key: 'pipelines-and-experiments',
      title: 'From cells to a pipeline, from notes to experiments',
      videoUrl: 'https://www.youtube.com/watch?v=teP9KWkP6SM',
      minutes: 9,
      text: markdown`
## What to look for

- The parts of a complete system, from tracking to monitoring.
- Which part replaces which habit in a notebook.
- In which order a project usually adds them.

## Steps that know what they need

In a notebook the order of the cells is a habit. In a pipeline each step names what it needs, and the order follows. If the cleaning changes, everything after it runs again, and nothing else. Python has a small class for it:

~~~python
from graphlib import TopologicalSorter

needs = {
    'clean': {'download'},
    'features': {'clean'},
    'train': {'features'},
    'evaluate': {'train', 'features'},
    'publish': {'evaluate'},
}
print(list(TopologicalSorter(needs).static_order()))

runs = [
    {'run': 1, 'data': 'a41f', 'alpha': 0.1, 'mae': 7.9},
    {'run': 2, 'data': 'a41f', 'alpha': 1.0, 'mae': 7.4},
    {'run': 3, 'data': 'b07c', 'alpha': 1.0, 'mae': 6.8},
]
for data in ['a41f', 'b07c']:
    best = min((run for run in runs if run['data'] == data), key=lambda run: run['mae'])
    print(data, best['run'], best['mae'])
~~~

~~~text
['download', 'clean', 'features', 'train', 'evaluate', 'publish']
a41f 2 7.4
b07c 3 6.8
~~~

The first line is the order in which the steps can run. A cycle, such as features that need the published model, would be reported as an error.

The other lines replace a sheet of paper. Each run is recorded with its settings, its result and the identity of its *data*. Run 3 has the smallest error, 6.8. Is it better than run 2? You can't tell. It was measured on other data, b07c instead of a41f, perhaps on easier weeks. Only runs with the same data may be compared, so the program chooses the best one for each. A tracking tool stores exactly this, together with the model file, and draws the curves. The habit is worth more than the tool: no result without a record.

What a project needs first depends on what hurts. If nobody can repeat a result, begin with versions and records. If each training takes a day of manual work, begin with the pipeline. If nobody knows whether the forecasts are still good, begin with monitoring.
`,
    },
    {
      kind: 'practice',
      key: 'practice-order',
      title: 'Order the steps of a pipeline',
      minutes: 30,
      problems: ['topological-sort'],
      text: 'The class from the standard library in your own hands: find an order that respects all needs, and report a cycle instead of running forever.',
    },
    {
      kind: 'reading',
      key: 'batch-or-service',
      title: 'Batch or service?',
      minutes: 6,
      text: markdown`
There are two ways to deliver predictions, and choosing the simpler one saves months.

A *batch* job runs at fixed times. For the bakeries it starts at eight in the evening, reads the sales of the day and the weather forecast, and writes a table with 2 shops times 1 day. If it fails, somebody has until midnight to start it again, or the bakers use last week's numbers. It needs a schedule, a place for the table, and an alarm if the table is missing at nine.

A *service* waits for requests and answers each within milliseconds. A fraud check needs one, because the payment is waiting and its features don't exist before. A service must be up all the time, has to be scaled when many requests arrive, and must answer something even if a feature is missing.

Ask three questions. Are the inputs known in advance? Is the list of possible requests short? May an answer be some hours old? Three yeses mean batch. For the bakeries the answer is clear. For a shop with 50,000 articles and 2 million customers, all pairs would be 100 billion predictions, so a service computes only those that are requested.

In between there are streams: each event triggers a prediction, but nobody waits for it. Choose them when minutes matter and milliseconds don't.
`,
    },
    {
      kind: 'quiz',
      key: 'check-model',
      title: 'Check: a model ready to leave',
      minutes: 8,
      questions: [
        {
          key: 'time-split',
          kind: 'single',
          prompt: 'Why are the last six weeks used for testing and not six weeks chosen at random?',
          options: [
            'Random weeks can\'t be repeated',
            'The model will predict the future from the past, and the test should do the same',
            'The last weeks have fewer errors in the data',
            'A random choice would need more memory',
          ],
          answer: 1,
          explanation: 'With random weeks the model would know sales before and after each test week, which is easier than real use. Trends and changes would be hidden. A seed makes random choices repeatable, so that isn\'t the problem.',
        },
        {
          key: 'mae',
          kind: 'number',
          prompt: 'Three forecasts are 100, 120 and 90; 104, 114 and 91 loaves were sold. What is the mean absolute error (two decimal places)?',
          answer: 3.67,
          tolerance: 0.01,
          explanation: 'The errors are 4, 6 and 1, whatever their sign: 11/3 ≈ 3.67. Without absolute values they would nearly cancel: 4 − 6 + 1 = −1.',
        },
        {
          key: 'save-what',
          kind: 'multiple',
          prompt: 'What belongs together with the saved coefficients of a model?',
          options: ['The fitted encoder and scaler', 'The versions of the packages', 'The identity of the training data', 'All intermediate plots of the notebook'],
          answers: [0, 1, 2],
          explanation: 'Without the encoder nobody can build the columns, without versions the file may not load, and without the data nobody can train it again. Plots can be redrawn.',
        },
        {
          key: 'pipeline-order',
          kind: 'order',
          prompt: 'Put the steps of a training pipeline in order.',
          items: [
            'Download the sales and record their hash',
            'Remove duplicates and impossible values',
            'Build the features',
            'Train on the earlier weeks',
            'Evaluate on the later weeks',
            'Publish if the checks pass',
          ],
          explanation: 'Each step needs the result of the one before. The hash is recorded at once, so that the run can be connected with its data even if a later step fails.',
        },
        {
          key: 'batch',
          kind: 'single',
          prompt: 'A hospital wants to know each morning which of its 300 patients of the day may miss their appointment. Which way of delivery fits?',
          options: ['A batch job in the night', 'A service that answers in milliseconds', 'A stream of events', 'A notebook that is run on request'],
          answer: 0,
          explanation: 'The inputs are known the evening before, the list is short, and answers may be some hours old. A batch job is the simplest solution that runs without a person.',
        },
      ],
    },
  ],
}
