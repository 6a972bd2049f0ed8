import { markdown, type LessonInput } from '../markdown.ts'

export const listComprehensions: LessonInput = {
  kind: 'reading',
  key: 'list-comprehensions',
  title: 'List comprehensions: a loop in one line',
  minutes: 8,
  text: markdown`
Three things happen to lists again and again: each entry is transformed, some entries are selected, or both. Python has a short form for them. These two programs do the same:

~~~python-run
celsius = [4, -2, 6, -1, 8]

fahrenheit = []
for c in celsius:
    fahrenheit.append(c * 9 / 5 + 32)
print(fahrenheit)

print([c * 9 / 5 + 32 for c in celsius])
~~~
~~~text
[39.2, 28.4, 42.8, 30.2, 46.4]
[39.2, 28.4, 42.8, 30.2, 46.4]
~~~

Read the second form aloud, starting in the middle: for each \`c\` in \`celsius\`, take \`c * 9 / 5 + 32\`. The brackets say that the results form a list. It is called a *list comprehension*.

## Select entries

A condition at the end keeps only some entries:

~~~python-run
celsius = [4, -2, 6, -1, 8]
above = [c for c in celsius if c > 0]
print(above)
print('Mean:', sum(above) / len(above))
print('Days with frost:', len([c for c in celsius if c < 0]))
~~~
~~~text
[4, 6, 8]
Mean: 6.0
Days with frost: 2
~~~

This is the program from the last lesson in two lines, and the mistake can't happen: the same list is summed and counted.

Since \`True\` counts as 1 and \`False\` as 0, there is an even shorter way to count. \`sum(c < 0 for c in celsius)\` adds 1 for each day with frost. Replace the last line by it and compare.

## Rows of a table

Rows are often dictionaries. Then a comprehension is a column, and a comprehension with a condition is a filter:

~~~python-run
rows = [
    {'species': 'robin', 'place': 'garden', 'count': 3},
    {'species': 'wren', 'place': 'hedge', 'count': 1},
    {'species': 'robin', 'place': 'hedge', 'count': 2},
    {'species': 'sparrow', 'place': 'garden', 'count': 9},
]
print([row['species'] for row in rows])
print(sum(row['count'] for row in rows if row['place'] == 'hedge'))
print(sorted({row['species'] for row in rows}))
print({row['place']: len(row['place']) for row in rows})
~~~
~~~text
['robin', 'wren', 'robin', 'sparrow']
3
['robin', 'sparrow', 'wren']
{'garden': 6, 'hedge': 5}
~~~

With braces you get a *set*, in which each value occurs once; \`sorted\` turns it into a list in alphabetical order. With braces and a colon you get a dictionary. The key \`garden\` occurs twice in the rows and once in the result, because keys are unique.

Change \`'hedge'\` to \`'garden'\` in the second \`print\`: the sum becomes 12.

## When to use a loop instead

A comprehension is good for one transformation and one condition. If you need several steps, or want to print something along the way, or can't read the line aloud, write the loop. Nobody gets points for the shortest program. You will read your own code far more often than you write it, and the reader with the least patience is you in three months.
`,
}
