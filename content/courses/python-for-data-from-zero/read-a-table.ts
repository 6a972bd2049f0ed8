import { markdown, type LessonInput } from '../markdown.ts'

export const readATable: LessonInput = {
  kind: 'reading',
  key: 'read-a-table',
  title: 'Read a table from text',
  minutes: 9,
  text: markdown`
Many data sets are tables in plain text. The usual format is CSV, "comma-separated values": one row per line, commas between the columns, and the names of the columns in the first line. Here is a morning at a weather station. Normally the text is in a file; to keep the program self-contained, it is a string here. Three quotation marks allow a string to have several lines.

~~~python-run
text = """time,temperature,wind,sky
06:00,4.5,2.1,fog
07:00,5.0,1.8,fog
08:00,7.2,3.0,cloudy
09:00,9.1,4.4,sunny
"""
lines = text.splitlines()
print(len(lines))
print(lines[0])
print(lines[1].split(','))
~~~
~~~text
5
time,temperature,wind,sky
['06:00', '4.5', '2.1', 'fog']
~~~

\`splitlines\` cuts the text into lines, and \`split(',')\` cuts a line at its commas. The quotation marks in the result show that everything is still text, the temperature included.

## Make a list of dictionaries

Rows are easier to use if each value carries the name of its column. \`zip\` puts names and values side by side, and \`dict\` makes a dictionary of the pairs:

~~~python-run
text = """time,temperature,wind,sky
06:00,4.5,2.1,fog
07:00,5.0,1.8,fog
08:00,7.2,3.0,cloudy
09:00,9.1,4.4,sunny
"""
lines = text.splitlines()
names = lines[0].split(',')
rows = [dict(zip(names, line.split(','))) for line in lines[1:]]
for row in rows:
    row['temperature'] = float(row['temperature'])
    row['wind'] = float(row['wind'])
print(rows[0])
print('Warmest:', max(row['temperature'] for row in rows))
print('Fog at:', [row['time'] for row in rows if row['sky'] == 'fog'])
~~~
~~~text
{'time': '06:00', 'temperature': 4.5, 'wind': 2.1, 'sky': 'fog'}
Warmest: 9.1
Fog at: ['06:00', '07:00']
~~~

Delete the two lines with \`float\` and run it again. The warmest temperature is printed in the same way, and that is a trap: with text, \`max\` compares character by character. Now change the last temperature from 9.1 to 11.1. Without \`float\` the program answers 7.2, because the character 7 comes after the character 1. With \`float\` it answers 11.1.

## Leave the commas to the library

What if a value contains a comma itself? CSV puts such values in quotation marks, and \`split\` doesn't know that. Python comes with a module that does:

~~~python-run
import csv

text = """station,note
Harbor,"windy, some rain"
Hill,clear
"""
print(text.splitlines()[1].split(','))
for row in csv.DictReader(text.splitlines()):
    print(row['station'], '->', row['note'])
~~~
~~~text
['Harbor', '"windy', ' some rain"']
Harbor -> windy, some rain
Hill -> clear
~~~

\`import\` makes a module of Python's standard library available. \`csv.DictReader\` reads the first line as names and provides one dictionary per row. Use it for real data. You have written the simple version to know what it does.
`,
}
