import { markdown, type LessonInput } from '../markdown.ts'

export const randomness: LessonInput = {
  kind: 'reading',
  key: 'randomness',
  title: 'Randomness, with a seed',
  minutes: 10,
  text: markdown`
Is a difference in your data real, or could it be luck? To answer, you need to know what luck alone can do, and a computer can show you. The module \`random\` produces numbers that behave as if they were drawn by chance:

~~~python-run
import random

random.seed(7)
print([random.randint(1, 6) for _ in range(10)])
print(round(random.random(), 3), random.choice(['rye', 'wheat', 'roll']))
~~~
~~~text
[3, 2, 4, 6, 1, 1, 5, 1, 3, 5]
0.058 roll
~~~

\`randint(1, 6)\` rolls a die, \`random()\` is a number between 0 and 1, and \`choice\` picks an entry. The name \`_\` says that we don't need the value.

The numbers are computed, not really random. \`seed(7)\` sets the starting point, so everybody who runs this program gets the same dice. Run it twice and compare. Then remove the line with the seed and run it twice again: now each run differs. In an analysis use a seed, so that others can repeat your result.

## Small samples jump around

A fair coin shows heads half of the time. How close to a half are you after 10 throws, and after 10,000?

~~~python-run
import random

random.seed(1)
for throws in [10, 100, 1000, 10000]:
    shares = []
    for _ in range(5):
        heads = sum(random.random() < 0.5 for _ in range(throws))
        shares.append(round(heads / throws, 2))
    print(throws, shares)
~~~
~~~text
10 [0.6, 0.5, 0.8, 0.7, 0.3]
100 [0.47, 0.49, 0.53, 0.44, 0.46]
1000 [0.48, 0.51, 0.5, 0.52, 0.49]
10000 [0.5, 0.49, 0.5, 0.5, 0.5]
~~~

With 10 throws, results far from a half are common. With 10,000 all five experiments agree to about one percentage point. A survey of ten people is a coin thrown ten times. As a rule of thumb, four times as much data halves the error.

## Could it be luck?

A bakery tries a new recipe. On eight days with the old one it sold 52, 48, 61, 55, 50, 58, 47 and 53 loaves, on eight days with the new one 57, 60, 54, 66, 51, 62, 59 and 55. The mean rose by 5. If the recipe made no difference, the label "old" or "new" of each day would be arbitrary. So shuffle the labels many times, and see how often chance alone produces a difference of 5 or more:

~~~python-run
import random

old = [52, 48, 61, 55, 50, 58, 47, 53]
new = [57, 60, 54, 66, 51, 62, 59, 55]
observed = sum(new) / 8 - sum(old) / 8

random.seed(3)
values, extreme = old + new, 0
for _ in range(5000):
    random.shuffle(values)
    if sum(values[:8]) / 8 - sum(values[8:]) / 8 >= observed:
        extreme += 1
print('Observed difference:', observed)
print('By chance:', extreme / 5000)
~~~
~~~text
Observed difference: 5.0
By chance: 0.035
~~~

Chance alone reaches such a difference in 3 or 4 of 100 shuffles. That is some evidence for the recipe, but no proof: the new recipe may have been sold on sunnier days. Replace 66 by 36, as if one bad day had occurred. The difference shrinks, and chance alone now reaches it in about four of ten shuffles.

What you have just done is a *permutation test*. It needs no formula, and its idea is behind most tests of statistics.
`,
}
