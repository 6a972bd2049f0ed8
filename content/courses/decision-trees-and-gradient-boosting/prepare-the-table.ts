import { markdown, type TopicInput } from '../markdown.ts'

export const prepareTheTable: TopicInput = {
  key: 'prepare-the-table',
  title: 'From a decision to a table',
  resources: [
    { label: 'pandas: working with missing data', url: 'https://pandas.pydata.org/docs/user_guide/missing_data.html' },
    { label: 'scikit-learn: imputation of missing values', url: 'https://scikit-learn.org/stable/modules/impute.html' },
    { label: 'scikit-learn: preprocessing data', url: 'https://scikit-learn.org/stable/modules/preprocessing.html' },
  ],
  lessons: [
    {
      kind: 'reading',
      key: 'before-you-start',
      title: 'Before you start: shoes that come back',
      minutes: 5,
      text: markdown`
For tables with a few thousand to a few million rows, models built from decision trees are usually the first to try and often the last to be replaced. They accept columns in any unit, find interactions by themselves and need little preparation. This course shows how they work inside, so that you know what each setting does before you tune it.

Our example is a shop that sends shoes by mail. About two of five orders come back. Some buyers order the same shoe in two sizes, some have returned nearly everything so far, and expensive shoes that arrive late are returned more often. The shop would like to know in advance.

The videos work with another example, loans that may not be paid back. The two problems have the same structure: one row per case, a yes or no that becomes known later, and a price for each kind of mistake. Comparing the examples is a good exercise. For each step ask what it would be for loans.

## About the data

The larger examples use data that a short program generates. The rule behind them is written in the program, which real data never offer: you can check what a model has found and what it has missed. The last two of the six columns are useless on purpose.
`,
    },
    {
      kind: 'video',
      key: 'decision-and-prices',
      title: 'Start from the decision and its prices',
      videoUrl: 'https://www.youtube.com/watch?v=GJGmlfZoCoU',
      minutes: 12,
      text: markdown`
## What to look for

- Who decides what, and when, with the help of the model.
- Which event is the positive class, and how past cases were labeled.
- Why a probability is more useful than a yes or no.

## When is a phone call worth two euros?

A return costs the shop 12 euros for postage and repacking. For 2 euros an adviser can call the buyer before the parcel leaves and check the size, which prevents 40% of the returns. For an order with the probability $p$ of coming back, the call saves $12 \cdot 0.4 \cdot p = 4.8\,p$ euros on average. It pays off if $4.8\,p > 2$, that is, if $p > 0.417$. So the threshold follows from the prices. It isn't 0.5, and no search for the best accuracy would find it.

Here are eight past orders with the probability of a model and what really happened. The program adds up the expected cost for four thresholds; 0 means that everybody is called, 1 that nobody is:

~~~python
orders = [(0.8, 1), (0.7, 1), (0.6, 1), (0.5, 0), (0.45, 1), (0.3, 0), (0.2, 0), (0.1, 0)]

def cost(threshold):
    total = 0
    for p, returned in orders:
        calls = p >= threshold
        total += 2 * calls + 12 * returned * (0.6 if calls else 1)
    return total

for threshold in [0, 0.42, 0.65, 1]:
    print(threshold, round(cost(threshold), 2))
~~~

~~~text
0 44.8
0.42 38.8
0.65 42.4
1 48
~~~

Calling nobody costs 48 euros, calling everybody 44.80. The threshold from the formula is the cheapest of the four. A cautious shop with the threshold 0.65 makes two calls and misses returns that were worth a call.

This calculation needs probabilities that can be taken at face value: of 100 orders with $p = 0.4$, about 40 should come back. Check this on held-out rows before you multiply by euros. Also check that all features are known *at the time of the call*. The number of days until delivery is known afterward; a forecast of it may be known in time.
`,
    },
    {
      kind: 'video',
      key: 'clean-the-table',
      title: 'Clean the table: numbers that are no numbers',
      videoUrl: 'https://www.youtube.com/watch?v=tfuQdI3YO2c',
      minutes: 27,
      text: markdown`
## What to look for

- Codes such as 99999999 or 0 that stand for "unknown".
- What happens to rows whose outcome is unknown.
- The order of splitting, filling and encoding.

## A mean price of 200,000 euros

Old systems rarely have an empty cell. They write 999999 or $-1$ when a value is missing, and numbers for categories: status 1 means kept, 2 means returned, 0 means that the parcel is still on its way. Look at the minimum, the maximum and the most frequent value of every column before you train anything. One code is enough to spoil a mean:

~~~python
import numpy as np
import pandas as pd

orders = pd.DataFrame({
    'price': [89, 120, 65, 999999, 75],
    'days': [2, -1, 3, 4, -1],
    'status': [1, 2, 1, 2, 0],
})
print(round(orders['price'].mean(), 2))
orders['price'] = orders['price'].replace(999999, np.nan)
orders['days'] = orders['days'].replace(-1, np.nan)
orders = orders[orders['status'] != 0].reset_index(drop=True)
orders['returned'] = (orders['status'] == 2).astype(int)
print(round(orders['price'].mean(), 2))
print(orders.isna().sum().to_dict(), orders['returned'].tolist())
~~~

~~~text
200069.6
91.33
{'price': 1, 'days': 1, 'status': 0, 'returned': 0} [0, 1, 0, 1]
~~~

The mean price falls from 200,069.60 to 91.33 euros. The order that is still on its way was removed, because its label isn't known. Don't count it as "kept": recent orders would then look safer than they are. The remaining gaps are counted for each column, one price and one number of days.

A tree could cut off the code 999999 with a single question, so such codes harm trees less than linear models. But the code for unknown days, $-1$, lies just below the shortest delivery. The tree would treat an unknown delivery as a very fast one.

Fill a gap with the median of the *training* rows, and add a column that says whether the value was missing, since missing values are often informative. Split first, then compute medians; the test rows must not influence them.
`,
    },
    {
      kind: 'practice',
      key: 'practice-imputation',
      title: 'Fill the gaps with medians',
      minutes: 20,
      problems: ['median-imputation-of-missing-values'],
      text: 'The code from the lesson in your own hands. The trap is a genuine zero, which must not be taken for a missing value.',
    },
    {
      kind: 'practice',
      key: 'practice-encoding',
      title: 'Turn categories into numbers in two ways',
      minutes: 40,
      problems: ['one-hot-encoding', 'target-encoding'],
      text: 'A brand with 4 values gets 4 columns. A postcode with 5,000 values is better replaced by a smoothed rate of returns. Solve both, and you can choose for each column.',
    },
    {
      kind: 'quiz',
      key: 'check-table',
      title: 'Check: decision and table',
      minutes: 8,
      questions: [
        {
          key: 'threshold',
          kind: 'number',
          prompt: 'A reminder costs 1 euro and prevents half of the missed appointments. A missed appointment costs 10 euros. Above which probability does a reminder pay off?',
          answer: 0.2,
          tolerance: 0.001,
          explanation: 'The reminder saves 10 · 0.5 · p = 5p euros on average, and it costs 1 euro. 5p > 1 holds for p > 0.2.',
        },
        {
          key: 'unknown-outcome',
          kind: 'single',
          prompt: 'Some orders of last week are not delivered yet, so nobody knows whether they will come back. What do you do with them in training?',
          options: [
            'Label them "kept", since they haven\'t been returned',
            'Label them "returned", to be on the safe side',
            'Leave them out',
            'Label them at random with the overall rate',
          ],
          answer: 2,
          explanation: 'Their outcome is unknown, and any invented label teaches the model something wrong about recent orders. They can be used once the time for returns is over.',
        },
        {
          key: 'known-in-time',
          kind: 'multiple',
          prompt: 'The prediction is made when an order is placed. Which columns may be used?',
          options: ['Number of sizes in the order', 'Reason given on the return form', 'Share of past orders that this buyer returned', 'Actual days until delivery'],
          answers: [0, 2],
          explanation: 'Only what is known when the decision is made. The return form exists only for returned orders and would make the model look perfect; the actual delivery time is known later.',
        },
        {
          key: 'median-code',
          kind: 'output',
          prompt: 'What does this program print?',
          code: 'days = [3, None, 0, 8, None]\nknown = sorted(d for d in days if d is not None)\nmedian = known[len(known) // 2]\nprint([median if d is None else d for d in days])',
          answer: '[3, 3, 0, 8, 3]',
          explanation: 'The known values are 0, 3 and 8, so the median is 3. The zero is a real value and stays. Writing "d or median" instead would replace it.',
        },
      ],
    },
  ],
}
