import { markdown, type LessonInput } from '../markdown.ts'

export const loops: LessonInput = {
  kind: 'reading',
  key: 'loops',
  title: 'Loops: the same for every entry',
  minutes: 9,
  text: markdown`
You want to print a line for each day of the week. Seven \`print\` instructions would do it, but a year has 365 days. A *loop* repeats instructions for every entry of a list:

~~~python-run
days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
sales = [52, 48, 61, 55, 70, 94, 83]
for day in days:
    print(day, 'is a day of the week')
for day, sold in zip(days, sales):
    print(day, sold, sold * 3.2)
~~~
~~~text
Mon is a day of the week
Tue is a day of the week
Wed is a day of the week
Thu is a day of the week
Fri is a day of the week
Sat is a day of the week
Sun is a day of the week
Mon 52 166.4
Tue 48 153.60000000000002
Wed 61 195.20000000000002
Thu 55 176.0
Fri 70 224.0
Sat 94 300.8
Sun 83 265.6
~~~

Read \`for day in days:\` as "for each entry of \`days\`, call it \`day\` and do the following". What follows is *indented*: it starts with four spaces. The spaces are not decoration. They tell Python which instructions belong to the loop. The first instruction without them is carried out once, after the loop.

\`zip\` walks through two lists side by side, like the two halves of a zipper, and provides one entry of each.

Some of the amounts are inexact again. Replace \`sold * 3.2\` by \`round(sold * 3.2, 2)\` and they become prices.

## Collect something along the way

Many programs on data follow one pattern: start with an empty result, go through the entries, and update the result.

~~~python-run
sales = [52, 48, 61, 55, 70, 94, 83]
total = 0
running = []
for sold in sales:
    total = total + sold
    running.append(total)
print('Total:', total)
print('After each day:', running)
~~~
~~~text
Total: 463
After each day: [52, 100, 161, 216, 286, 380, 463]
~~~

The line \`total = total + sold\` makes no sense as mathematics, but it does as an instruction: take the current total, add today's sales, and let the name \`total\` refer to the result. Programmers often write it as \`total += sold\`.

Python's \`sum\` does the same inside. You have just seen that there is nothing mysterious about it.

Where the last lines are indented matters. Add four spaces in front of \`print('Total:', total)\` and run the program again: it now belongs to the loop and prints seven lines, one for each day.

## Repeat a number of times

\`range(5)\` provides the numbers 0, 1, 2, 3, 4. Savings of 1,000 euros that earn 3% a year grow like this:

~~~python-run
savings = 1000
for year in range(5):
    savings = savings * 1.03
    print('After year', year + 1, 'there are', round(savings, 2))
~~~
~~~text
After year 1 there are 1030.0
After year 2 there are 1060.9
After year 3 there are 1092.73
After year 4 there are 1125.51
After year 5 there are 1159.27
~~~

Each round starts with the result of the round before. Change 5 to 24: the savings double in year 24, not after 34 years, because interest is paid on interest. When a model is trained, the same pattern is at work: a loop that improves a few numbers a little in each round.
`,
}
