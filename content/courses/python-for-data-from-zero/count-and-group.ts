import { markdown, type LessonInput } from '../markdown.ts'

export const countAndGroup: LessonInput = {
  kind: 'reading',
  key: 'count-and-group',
  title: 'Count and group',
  minutes: 9,
  text: markdown`
Most questions about data have the form "how much per what": late buses per line, sales per weekday, birds per place. The answer takes two steps. Put the rows into groups, then compute one number per group.

## One number per group

~~~python-run
trips = [
    ('12', 4), ('7', 0), ('12', 9), ('7', 2), ('31', 15),
    ('12', 2), ('31', 0), ('7', 1), ('31', 12), ('12', 5),
]
groups = {}
for line, delay in trips:
    groups.setdefault(line, []).append(delay)
print(groups)

for line, delays in sorted(groups.items()):
    mean = sum(delays) / len(delays)
    print('Line', line, len(delays), 'trips, mean delay', round(mean, 1))
~~~
~~~text
{'12': [4, 9, 2, 5], '7': [0, 2, 1], '31': [15, 0, 12]}
Line 12 4 trips, mean delay 5.0
Line 31 3 trips, mean delay 9.0
Line 7 3 trips, mean delay 1.0
~~~

Each entry of \`trips\` is a *tuple*, a fixed group of values in parentheses: the line and the delay in minutes. \`setdefault(line, [])\` looks up the list of the line, and creates an empty one if it is the first trip of that line. After the loop every line has its list of delays.

The lines come in the order 12, 31, 7, because they are text. In \`sorted(groups.items(), key=lambda pair: int(pair[0]))\` the \`key\` tells Python what to sort by; \`lambda\` is a short way to write a function. Try it.

Line 31 is the worst by its mean. Is it unreliable, though, or was it unlucky twice? Three trips can't tell. Always show the size of a group beside its mean.

## Counting has a tool of its own

~~~python-run
from collections import Counter

trips = [
    ('12', 4), ('7', 0), ('12', 9), ('7', 2), ('31', 15),
    ('12', 2), ('31', 0), ('7', 1), ('31', 12), ('12', 5),
]
print(Counter(line for line, delay in trips).most_common(2))
late = Counter(line for line, delay in trips if delay > 3)
print(late)
print(late['12'], late['7'])
~~~
~~~text
[('12', 4), ('7', 3)]
Counter({'12': 3, '31': 2})
3 0
~~~

A \`Counter\` is a dictionary that counts what you feed it. \`most_common(2)\` returns the two most frequent values with their counts. A key that was never seen has the count 0, so \`late['7']\` doesn't fail.

## Counts mislead, shares less so

Line 12 has more late trips than line 31: three against two. It also runs more often. To compare, divide by the number of trips:

~~~python-run
from collections import Counter

trips = [
    ('12', 4), ('7', 0), ('12', 9), ('7', 2), ('31', 15),
    ('12', 2), ('31', 0), ('7', 1), ('31', 12), ('12', 5),
]
total = Counter(line for line, delay in trips)
late = Counter(line for line, delay in trips if delay > 3)
for line in total:
    print(line, late[line], 'of', total[line], f'{late[line] / total[line]:.0%}')
~~~
~~~text
12 3 of 4 75%
7 0 of 3 0%
31 2 of 3 67%
~~~

\`:.0%\` in an f-string formats a number as a percentage without decimals; \`:.2f\` would show two decimals. Change \`delay > 3\` to \`delay > 8\`, and the order of the two lines is reversed: line 12 falls to 25%, line 31 stays at 67%. A result that depends so much on a limit should be reported with it.
`,
}
