import { markdown, type LessonInput } from '../markdown.ts'

export const lists: LessonInput = {
  kind: 'reading',
  key: 'lists',
  title: 'Lists: many values under one name',
  minutes: 8,
  text: markdown`
A bakery that is open for a week has seven numbers, not one. A *list* keeps them in order under a single name:

~~~python-run
sales = [52, 48, 61, 55, 70, 94, 83]
print(sales)
print(len(sales), sum(sales), min(sales), max(sales))
print('Mean:', sum(sales) / len(sales))
~~~
~~~text
[52, 48, 61, 55, 70, 94, 83]
7 463 48 94
Mean: 66.14285714285714
~~~

\`len\` counts the entries, \`sum\` adds them up, \`min\` and \`max\` find the smallest and the largest. The *mean*, which most people call the average, is the sum divided by the count. The mean has far too many decimals; you already know how to shorten it.

## Pick out entries

Each entry has a position, its *index*. Python counts from 0, so the first entry is \`sales[0]\`:

~~~python-run
sales = [52, 48, 61, 55, 70, 94, 83]
print(sales[0], sales[1])
print(sales[-1], sales[-2])
print(sales[0:5])
print(sales[5:])
~~~
~~~text
52 48
83 94
[52, 48, 61, 55, 70]
[94, 83]
~~~

Negative positions count from the end, so \`sales[-1]\` is always the last entry, however long the list is. \`sales[0:5]\` is a *slice*: the entries from position 0 up to, but not including, position 5. Here these are the five working days. If the second number is left out, the slice goes to the end, so \`sales[5:]\` is the weekend.

Counting from 0 feels strange for a day or two. It has one advantage that you will use often: the slice \`[0:5]\` has 5 entries, and \`[5:]\` starts exactly where it stopped. Nothing is missed, and nothing is counted twice.

Change \`sales[0]\` to \`sales[7]\` and run the program. The list has seven entries, at the positions 0 to 6, so Python stops with \`IndexError: list index out of range\`. Errors are harmless here. Fix the program and go on.

## Change a list

~~~python-run
birds = ['robin', 'sparrow']
birds.append('wren')
birds[1] = 'house sparrow'
print(birds)
print(sorted(birds))
print('wren' in birds, 'owl' in birds)
~~~
~~~text
['robin', 'house sparrow', 'wren']
['house sparrow', 'robin', 'wren']
True False
~~~

\`append\` adds an entry at the end. It is a *method*: a function that belongs to a value and is called with a dot. An assignment to \`birds[1]\` replaces the second entry. \`sorted\` returns a new list in order and leaves the old one as it was. \`in\` asks whether a value occurs in the list; the answer, \`True\` or \`False\`, is called a *Boolean*.

A list of strings works like a list of numbers, and a list may even contain other lists. A table, for example, can be a list of rows, and each row a list of values. We will come back to that when we read data.
`,
}
