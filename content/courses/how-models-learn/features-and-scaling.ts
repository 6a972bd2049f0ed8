import { markdown, type LessonInput } from '../markdown.ts'

export const featuresAndScaling: LessonInput = {
  kind: 'reading',
  key: 'features-and-scaling',
  title: 'Features, and why to scale them',
  minutes: 9,
  text: markdown`
Real models use several features. The prediction is then a sum: each feature times its own weight, plus a constant, which is called the *bias*. Here is a model of rents from the area of a flat in square meters and its distance to the center in kilometers:

~~~python-run
areas = [35, 48, 60, 72, 85, 110]
distances = [1.2, 4.0, 0.5, 6.5, 2.5, 5.0]
rents = [640, 690, 1010, 880, 1230, 1390]

def train(columns, rate, steps):
    weights, bias = [0.0] * len(columns), 0.0
    for _ in range(steps):
        errors = []
        for row, rent in zip(zip(*columns), rents):
            errors.append(bias + sum(w * x for w, x in zip(weights, row)) - rent)
        bias -= rate * 2 * sum(errors) / len(errors)
        for j, column in enumerate(columns):
            slope = 2 * sum(e * x for e, x in zip(errors, column)) / len(errors)
            weights[j] -= rate * slope
    return sum(e ** 2 for e in errors) / len(errors), weights, bias

def scaled(column):
    mean = sum(column) / len(column)
    deviation = (sum((x - mean) ** 2 for x in column) / len(column)) ** 0.5
    return [(x - mean) / deviation for x in column]

for rate in [0.0003, 0.0001]:
    loss, weights, bias = train([areas, distances], rate, 300)
    print('raw,    rate', rate, 'loss', f'{loss:.4g}')
loss, weights, bias = train([scaled(areas), scaled(distances)], 0.1, 300)
print('scaled, rate 0.1    loss', f'{loss:.4g}')
print('weights', [round(w, 1) for w in weights], 'bias', round(bias, 1))
~~~
~~~text
raw,    rate 0.0003 loss 2.357e+207
raw,    rate 0.0001 loss 1.317e+04
scaled, rate 0.1    loss 183.8
weights [303.5, -97.5] bias 973.3
~~~

With the raw features a rate of 0.0003 explodes, and 0.0001 is so slow that after 300 steps the loss is still far from the best. The areas are large numbers, so the loss is very steep in the direction of their weight. The distances are small, so it is flat in the direction of theirs. One rate has to serve both.

\`scaled\` subtracts the mean of a column and divides by its standard deviation. Afterward every column has the mean 0 and the standard deviation 1, and the valley is nearly round. A rate of 0.1 then works without much thought. This is called *standardization*.

## Read the weights

With scaled features the weights can be compared: one standard deviation more area raises the rent by about 304 euros, one standard deviation more distance lowers it by about 98. The bias is the mean of all rents, the prediction for a flat that is average in everything.

Be careful with such readings. A weight says what happens to the prediction if one feature changes and the others stay. It doesn't say that moving the building would change the rent.

## Two rules

**Scale new data with the old numbers.** The mean and the deviation of the training data belong to the model like its weights. A new flat of 60 square meters must be scaled with them. Its own mean would be 60, and every flat would become 0.

**Words need columns.** A feature such as the district has no order. Numbering the districts 1, 2, 3 would tell the model that the second lies between the others. Give each its own column with a 1 where it applies and a 0 elsewhere:

~~~python-run
districts = ['Harbor', 'Hill', 'Harbor', 'Mill']
names = sorted(set(districts))
print(names)
for district in districts:
    print([1 if district == name else 0 for name in names])
~~~
~~~text
['Harbor', 'Hill', 'Mill']
[1, 0, 0]
[0, 1, 0]
[1, 0, 0]
[0, 0, 1]
~~~

Some models, such as decision trees, don't care about the scale of a feature. Everything that uses gradients or distances does.
`,
}
