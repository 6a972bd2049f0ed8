import { markdown, type LessonInput } from '../markdown.ts'

export const cleanTheData: LessonInput = {
  kind: 'reading',
  key: 'clean-the-data',
  title: 'Clean it: gaps, types and duplicates',
  minutes: 11,
  text: markdown`
Real tables are written by tired people and by machines that fail. Before you compute anything, look at the data. Here are counts that bird watchers sent in:

~~~python-run
import csv

text = """id,species,count
1,Robin,3
2,robin ,2
3,Wren,
4,SPARROW,n/a
2,robin ,2
5,Sparrow,12
6,Wren,-1
"""
rows = list(csv.DictReader(text.splitlines()))
for row in rows:
    print(row)
~~~
~~~text
{'id': '1', 'species': 'Robin', 'count': '3'}
{'id': '2', 'species': 'robin ', 'count': '2'}
{'id': '3', 'species': 'Wren', 'count': ''}
{'id': '4', 'species': 'SPARROW', 'count': 'n/a'}
{'id': '2', 'species': 'robin ', 'count': '2'}
{'id': '5', 'species': 'Sparrow', 'count': '12'}
{'id': '6', 'species': 'Wren', 'count': '-1'}
~~~

Seven rows, and nearly every kind of trouble: the same species in different spellings, spaces at the end, two different signs for "unknown", a row that was sent twice, and a count that can't be true.

## One function per repair

~~~python-run
import csv

text = """id,species,count
1,Robin,3
2,robin ,2
3,Wren,
4,SPARROW,n/a
2,robin ,2
5,Sparrow,12
6,Wren,-1
"""

def clean_count(raw):
    raw = raw.strip()
    if raw in ('', 'n/a', '-'):
        return None
    count = int(raw)
    return count if count >= 0 else None

seen, rows = set(), []
for row in csv.DictReader(text.splitlines()):
    if row['id'] in seen:
        print('Duplicate:', row['id'])
        continue
    seen.add(row['id'])
    species = row['species'].strip().lower()
    rows.append({'id': row['id'], 'species': species, 'count': clean_count(row['count'])})

for row in rows:
    print(row)
known = [row['count'] for row in rows if row['count'] is not None]
print(len(rows), 'rows,', len(known), 'with a count, sum', sum(known))
~~~
~~~text
Duplicate: 2
{'id': '1', 'species': 'robin', 'count': 3}
{'id': '2', 'species': 'robin', 'count': 2}
{'id': '3', 'species': 'wren', 'count': None}
{'id': '4', 'species': 'sparrow', 'count': None}
{'id': '5', 'species': 'sparrow', 'count': 12}
{'id': '6', 'species': 'wren', 'count': None}
6 rows, 3 with a count, sum 17
~~~

\`strip\` removes spaces at both ends, and \`lower\` makes a string lowercase, so that three spellings become one. \`continue\` goes on with the next row at once. \`None\` says "there is no value".

Why not 0 for a missing count? Because 0 is a statement: somebody looked and saw no bird. Change \`return None\` in the first case to \`return 0\` and look at the last line. The sum is still 17, but five rows now have a count, so the mean falls from 5.67 to 3.4. Two people who forgot to fill in a field have moved the result by 40%.

## Decide, and write it down

Cleaning is full of decisions. Is a row with the same \`id\` a duplicate, or did two watchers get the same number by mistake? Is -1 a typing error for 1, or a sign for "unknown"? The data can't tell. Ask the people who collected them if you can, choose if you can't, and write down what you chose. The program above is such a record: anybody can read which rows were left out and why. Corrections made by hand in a spreadsheet leave no trace.

Never change the original data. Read them, clean them in the program, and keep the file as it came. When you find a mistake in your cleaning, and you will, you can start again.

Finally, print how many rows each step removed. If a harmless repair removes half of the table, you want to know before anyone else does.
`,
}
