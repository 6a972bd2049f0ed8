import { markdown, type LessonInput } from '../markdown.ts'

export const dictionaries: LessonInput = {
  kind: 'reading',
  key: 'dictionaries',
  title: 'Dictionaries: look values up by name',
  minutes: 9,
  text: markdown`
In a list you find a value by its position. Often you know a name instead: how many robins were counted? What does a loaf of rye cost? A *dictionary* stores pairs of a *key* and a *value*:

~~~python-run
prices = {'rye': 3.8, 'wheat': 3.2, 'roll': 0.6}
print(prices['rye'])
prices['bagel'] = 1.4
prices['roll'] = 0.65
print(prices)
print(len(prices), 'wheat' in prices, 'cake' in prices)
~~~
~~~text
3.8
{'rye': 3.8, 'wheat': 3.2, 'roll': 0.65, 'bagel': 1.4}
4 True False
~~~

An assignment to a key that exists replaces its value; an assignment to a new key adds a pair. Each key occurs once. \`in\` looks at the keys, and it is fast even with a million of them, because Python computes from the key where the value must be and doesn't search from the beginning.

Change \`prices['rye']\` to \`prices['cake']\`: Python stops with \`KeyError: 'cake'\`. If a missing key is normal in your data, use \`prices.get('cake', 0)\`, which returns 0 instead of stopping.

## Go through all pairs

~~~python-run
order = {'rye': 2, 'roll': 10, 'wheat': 1}
prices = {'rye': 3.8, 'wheat': 3.2, 'roll': 0.6}
total = 0
for item, count in order.items():
    cost = count * prices[item]
    total += cost
    print(item, count, round(cost, 2))
print('Total:', round(total, 2))
~~~
~~~text
rye 2 7.6
roll 10 6.0
wheat 1 3.2
Total: 16.8
~~~

\`items()\` provides each pair, and the loop gives both parts a name. The second dictionary is used to look up the price. This is how two tables are combined by a common column, and you will meet it again under the name *join*.

## Count with a dictionary

Here is what dictionaries do best in data analysis. A member of a bird club wrote down every bird at the feeder. How often was each species seen?

~~~python-run
seen = ['robin', 'sparrow', 'robin', 'wren', 'sparrow', 'robin']
counts = {}
for bird in seen:
    counts[bird] = counts.get(bird, 0) + 1
print(counts)
~~~
~~~text
{'robin': 3, 'sparrow': 2, 'wren': 1}
~~~

For each bird, take its count so far, or 0 if there is none yet, add 1, and store the result. Memorize this line. It counts words in texts, error messages in log files and purchases of customers.

Replace \`counts.get(bird, 0)\` by \`counts[bird]\` to see why the 0 is needed: the very first robin leads to a \`KeyError\`, because there is nothing to add to.
`,
}
