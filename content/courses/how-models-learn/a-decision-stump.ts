import { markdown, type LessonInput } from '../markdown.ts'

export const aDecisionStump: LessonInput = {
  kind: 'reading',
  key: 'a-decision-stump',
  title: 'A decision stump: one good question',
  minutes: 9,
  text: markdown`
On some days the kiosk sells out before the evening. The owner wants a rule that she can keep in her head, such as "if it gets warmer than 26 degrees, order more". A *decision stump* is such a rule: one feature, one threshold, two answers.

To train it, try every feature and every threshold, and count the errors:

~~~python-run
# temperature, passers-by in the morning, sold out?
days = [
    (16, 210, 0), (18, 340, 0), (21, 180, 0), (22, 420, 1), (23, 260, 0), (25, 300, 0),
    (26, 150, 0), (27, 390, 1), (28, 310, 1), (29, 240, 1), (31, 330, 1), (33, 200, 1),
]
names = ['temperature', 'passers-by']

best = None
for feature in range(2):
    values = sorted({day[feature] for day in days})
    for low, high in zip(values, values[1:]):
        threshold = (low + high) / 2
        errors = sum((day[feature] > threshold) != day[2] for day in days)
        if best is None or errors < best[0]:
            best = (errors, names[feature], threshold)
            print(f'{names[feature]} > {threshold}: {errors} errors')
print('Best rule:', best)
~~~
~~~text
temperature > 17.0: 5 errors
temperature > 19.5: 4 errors
temperature > 21.5: 3 errors
temperature > 25.5: 2 errors
temperature > 26.5: 1 errors
Best rule: (1, 'temperature', 26.5)
~~~

The thresholds are halfway between neighboring values, because all thresholds in a gap give the same answers. \`(day[feature] > threshold) != day[2]\` compares a truth value with 0 or 1 and is true for an error.

The loss here is the number of errors. It jumps from one whole number to the next, so it has no slope, and gradient descent can't be used. Trying everything is cheap enough, since each feature has only as many gaps as there are values.

The best rule makes a single error: the cool day with 420 passers-by. One question can't describe it. Two can: "warmer than 26.5? If not, more than 380 passers-by?"

## From a stump to a tree

Ask the best question, split the days into two groups, and then look for the best question inside each group. Repeat until the groups are pure or small. The result is a *decision tree*:

~~~python-run
days = [
    (16, 210, 0), (18, 340, 0), (21, 180, 0), (22, 420, 1), (23, 260, 0), (25, 300, 0),
    (26, 150, 0), (27, 390, 1), (28, 310, 1), (29, 240, 1), (31, 330, 1), (33, 200, 1),
]

def errors_of(group):
    sold_out = sum(day[2] for day in group)
    return min(sold_out, len(group) - sold_out)

def grow(group, depth, label='', indent=0):
    splits = []
    for feature in range(2):
        values = sorted({day[feature] for day in group})
        for low, high in zip(values, values[1:]):
            t = (low + high) / 2
            left = [day for day in group if day[feature] <= t]
            right = [day for day in group if day[feature] > t]
            errors = errors_of(left) + errors_of(right)
            splits.append((errors, feature, t, left, right))
    if depth == 0 or errors_of(group) == 0 or not splits:
        sold_out = sum(day[2] for day in group)
        print(' ' * indent + f'{label}sold out on {sold_out} of {len(group)} days')
        return
    _, feature, t, left, right = min(splits, key=lambda split: split[:3])
    print(' ' * indent + f'{label}{["temperature", "passers-by"][feature]} > {t}?')
    grow(right, depth - 1, 'yes: ', indent + 4)
    grow(left, depth - 1, 'no: ', indent + 4)

grow(days, depth=2)
~~~
~~~text
temperature > 26.5?
    yes: sold out on 5 of 5 days
    no: passers-by > 380.0?
        yes: sold out on 1 of 1 days
        no: sold out on 0 of 6 days
~~~

Change \`depth=2\` to \`depth=1\`, and you get the stump back. A deeper tree fits its training days better and better, until each group is a single day. You know what to call that. Real libraries choose splits by a finer measure than errors, such as the Gini impurity, and combine hundreds of trees. The idea remains: a sequence of good questions.
`,
}
